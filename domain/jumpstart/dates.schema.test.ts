import { expect, test } from "vitest";
import { datesSchema } from "./dates.schema.ts";

const today = "2026-11-15";

const mistakes = (posted: Record<string, string>, known: string | null = null) => {
  const { error } = datesSchema({ today, known }).safeParse({ visa: "granted", ...posted });
  return (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
};

test.each(["2025-11-15", "2026-11-14", "2026-11-15", "2027-01-09"])(
  "a flight on %s may be told: who has arrived flew already",
  (fliesOn) => expect(mistakes({ fliesOn })).toEqual([]),
);

const longAgo = ["fliesOn", "That flight is more than a year ago. Check the year."];

test("a year that is probably mistyped is asked about, beside whatever else is wrong", () => {
  expect(mistakes({ fliesOn: "2025-11-14" })).toEqual([longAgo]);
  expect(mistakes({ fliesOn: "2016-01-09", landsOn: "2027-01-10" })).toEqual([
    longAgo,
    ["landsOn", "Check both days: that is a long flight."],
  ]);
});

test("a day that stands there already keeps nobody from changing the rest", () => {
  expect(mistakes({ fliesOn: "2024-01-09" }, "2024-01-09")).toEqual([]);
  expect(mistakes({ fliesOn: "2024-01-08" }, "2024-01-09")).toEqual([longAgo]);
});
