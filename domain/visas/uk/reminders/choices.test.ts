import { expect, test } from "vitest";
import { readChoice, reminderChoices, reminderLine, writeChoice } from "./choices.ts";

const visa = { about: "visa-ends", day: "2027-01-27", remindOn: "2026-12-30" } as const;
const ends = { about: "visa-ends", title: "Your Student visa ends", words: "" } as const;

test("a box is read as it was written, and nothing else is", () => {
  expect(readChoice(writeChoice(visa))).toEqual(visa);
  for (const value of [
    "",
    "visa-ends",
    "visa-ends 2027-01-27 2026-02-30",
    "x 2027-01-27 2026-12-30",
  ])
    expect(readChoice(value)).toBeNull();
});

test("only days ahead are offered", () => {
  const offered = reminderChoices([{ ...ends, day: "2026-12-01" }], "2026-11-15");
  expect(offered.map(({ label }) => label.split(":")[0])).toEqual([
    "17 November 2026",
    "28 November 2026",
  ]);
});

test("a kept reminder says where the plan has another day by now", () => {
  const kept = { id: 1, ...visa };
  expect(reminderLine(kept, []).otherDay).toBeNull();
  expect(reminderLine(kept, [{ ...ends, day: visa.day }]).otherDay).toBeNull();
  expect(reminderLine(kept, [{ ...ends, day: "2027-02-14" }]).otherDay).toBe("14 February 2027");
});
