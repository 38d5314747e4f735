import { expect, test } from "vitest";
import { teaserText } from "./teaser-text.ts";

const { job, panels, source } = teaserText("2026-11-15");

test("the advert is the same for all three", () => {
  expect(job).toBe("Graduate software developer in Leeds, £39,500.");
  expect(source).toContain("in force from 8 April 2026");
});

test.each([
  [0, "Fits as a new entrant", "£1,200 over the £38,300 line, for up to 4 years."],
  [1, "Fits, for 2 more years", "Graduate time counts. Then the line is £54,700."],
  [2, "£15,200 below the line", "Not a new entrant, so the line is £54,700."],
])("reader %i is told their own verdict", (reader, verdict, note) => {
  expect(panels[reader]).toMatchObject({ verdict, note });
});

test("the gates agree with the words", () => {
  expect(panels.map(({ gates }) => gates.map(({ state }) => state).join(" "))).toEqual([
    "open open open open",
    "open open open open",
    "open open shut shut",
  ]);
});
