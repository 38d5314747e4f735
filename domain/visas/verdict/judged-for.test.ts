import { expect, test } from "vitest";
import type { Applicant } from "#rules/uk-work/verdict-types.ts";
import { newcomer, newGraduate, sponsoredSince } from "#test/uk-jobs.ts";
import { ownFor, typicalFor } from "./judged-for.ts";

const readers: readonly [Applicant, string][] = [
  [newGraduate, "Student visa to 15 March 2027"],
  [
    { ...newGraduate, lastPermission: { kind: "graduate", endsOn: "2027-09-01" } },
    "Graduate visa to 1 September 2027",
  ],
  [sponsoredSince("2025-01-01"), "Skilled Worker visa to 1 January 2028"],
  [
    { ...newGraduate, lastPermission: { kind: "no-switching", endsOn: "2027-01-01" } },
    "Visa that allows no switch to 1 January 2027",
  ],
  [
    { ...newGraduate, lastPermission: { kind: "other", endsOn: "2027-01-01" } },
    "Another visa to 1 January 2027",
  ],
  [newcomer, "No UK visa so far"],
  [{ ...newGraduate, lastPermission: null }, "As you told us"],
];

test.each(readers)("somebody is named by their permission alone", (reader, label) => {
  expect(ownFor(reader)).toEqual({
    isOwn: true,
    label,
    note: "Judged by what you told us in My situation. Only you see it.",
  });
});

test("the typical reader is described, so that nobody takes them for themselves", () => {
  expect(typicalFor.isOwn).toBe(false);
  expect(typicalFor.note).toContain("typical reader: somebody who has just finished a full-time");
  expect(typicalFor.note).toContain("English shown at level B2");
});
