import { expect, test } from "vitest";
import { rateNote } from "./rate-note.ts";

test("the note under going rates names the lines of the day and their dates", () => {
  expect(rateNote("2026-11-15")).toBe(
    "Going rates published on GOV.UK on 22 July 2025, for 37.5 hours a week. A job must also reach £33,400 for a new entrant or £41,700 otherwise, in rules of 8 April 2026.",
  );
});
