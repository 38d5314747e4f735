import { expect, test } from "vitest";
import type { Applicant, Course } from "#rules/uk-work/verdict-types.ts";
import {
  gateOf,
  inCode,
  newcomer,
  newGraduate,
  readJob,
  sponsoredSince,
  type UkJobChange,
} from "#test/uk-jobs.ts";
import { gateView } from "./gate-text.ts";

/** Drawn state, word and note of the reader's clock, as one line. */
function said(change: UkJobChange, reader: Applicant) {
  const { state, word, note } = gateView(gateOf(readJob(change, reader), "clock"));
  return `${state}: ${word}: ${note}`;
}

const sponsored = sponsoredSince("2025-01-01");
const noDates: Applicant = { ...newcomer, bornOn: null, lastPermission: null, monthsCounted: null };

type RunningCourse = Pick<Course, "completedOn" | "level"> &
  Partial<Pick<Course, "isFullTime" | "startedOn">>;

const student = (course: RunningCourse): Applicant => ({
  ...newGraduate,
  lastPermission: {
    kind: "student",
    endsOn: "2027-10-01",
    course: { isFullTime: true, startedOn: "2026-09-01", ...course },
  },
});
const graduate: Applicant = {
  ...newGraduate,
  lastPermission: { kind: "graduate", endsOn: "2027-09-01" },
  monthsCounted: 14,
};
const rich = { annual: 60_000 };

const clocks: readonly [string, UkJobChange, Applicant, string][] = [
  [
    "the lasting line",
    rich,
    newGraduate,
    "open: Open: The lasting line is met, so no time runs out.",
  ],
  [
    "a Graduate visa",
    {},
    graduate,
    "open: Open, 34 months left: As a new entrant, if applied for by 31 August 2029.",
  ],
  [
    "a Graduate visa near the four years",
    {},
    { ...graduate, monthsCounted: 47 },
    "open: Open, 1 month left: As a new entrant, if applied for by 15 November 2026.",
  ],
  [
    "four years used",
    {},
    { ...graduate, monthsCounted: 48 },
    "shut: Shut: The four years at the lower line are used.",
  ],
  ["no ground", {}, newcomer, "shut: Shut: None of the new-entrant tests is met."],
  [
    "a list",
    { ...inCode("2142"), annual: 34_000 },
    newcomer,
    "open: Open, for a time: It depends on a list or a rule that ends on 30 December 2026.",
  ],
  [
    "somebody sponsored",
    {},
    sponsored,
    "unknown: Ask: Already sponsored: an adviser can say whether it still counts.",
  ],
  ["nothing said", {}, noDates, "unknown: Not known: Your own dates decide it."],
  [
    "a job that may lead to a charter",
    { towardsRegistration: null },
    newcomer,
    "unknown: Not known: Only if the job works towards a UK registration or chartered status.",
  ],
  [
    "English to show",
    rich,
    { ...newGraduate, english: "none" },
    "open: Open, if: English at level B2 has to be shown first.",
  ],
  [
    "a late start",
    { ...rich, startsOn: "2027-09-01" },
    newGraduate,
    "open: Open, later: The job starts late: you can apply from 1 June 2027.",
  ],
  [
    "a course that runs",
    rich,
    { ...student({ level: "masters", completedOn: "2027-09-01" }), english: null },
    "open: Open, if: While the course runs, the job has to start on 1 September 2027 or later. An application is made up to 3 months before the job starts: from 1 June 2027. English at level B2 has to be shown first.",
  ],
  [
    "a course that ends within three months",
    rich,
    student({ level: "masters", completedOn: "2027-02-15" }),
    "open: Open, if: While the course runs, the job has to start on 15 February 2027 or later. An application is made up to 3 months before the job starts.",
  ],
  [
    "a doctorate, which goes by its first day",
    rich,
    student({ level: "doctorate", startedOn: "2025-09-01", completedOn: "2029-09-01" }),
    "open: Open, if: While the course runs, the job has to start on 1 September 2027 or later. An application is made up to 3 months before the job starts: from 1 June 2027.",
  ],
  [
    "a part-time course that runs",
    rich,
    student({ level: "masters", isFullTime: false, completedOn: "2027-09-01" }),
    "open: Open, later: You can switch from 1 September 2027.",
  ],
  [
    "a course a day more than three months from its end",
    {},
    { ...student({ level: "masters", completedOn: "2027-02-16" }), bornOn: "1990-01-01" },
    "shut: Shut: None of the new-entrant tests is met on this day. One is from 16 November 2026 on.",
  ],
  [
    "a course not told",
    rich,
    student({ level: null, completedOn: null }),
    "open: Open, if: Whether you can switch depends on your visa and course.",
  ],
  [
    "a visa without a switch",
    rich,
    {
      ...newGraduate,
      english: "b2",
      lastPermission: { kind: "no-switching", endsOn: "2027-10-01" },
    },
    "open: Open, if: Not from inside the UK on this permission.",
  ],
  [
    "a visa that has ended",
    rich,
    { ...graduate, lastPermission: { kind: "graduate", endsOn: "2026-11-14" } },
    "open: Open, from abroad: This day is after the visa’s end on 14 November 2026. From inside the UK an application needs a permission in force (SW 2.2(a)). Within 14 days of its end an application counts only with a good reason beyond the applicant’s control (SUI 13.1). Applying from abroad is another case.",
  ],
  [
    "an advert that speaks of a charter",
    { towardsRegistration: true },
    newcomer,
    "open: Open, if: The advert mentions registration or chartered status. It counts only if you would work towards it in this job: SW 12.2(c)-(d).",
  ],
];

test.each(clocks)("the clock of %s", (_case, change, reader, words) => {
  expect(said(change, reader)).toBe(words);
});

test("a visa that is over by the day asked for, and in force today, leaves that day as a way", () => {
  const ending: Applicant = {
    ...graduate,
    lastPermission: { kind: "graduate", endsOn: "2027-01-31" },
  };
  const ended = gateOf(readJob(rich, ending, "2027-06-01"), "clock");
  expect(gateView(ended, { today: "2027-01-31" }).note).toContain(
    "Applying by that day, or from abroad,",
  );
  expect(gateView(ended, { today: "2027-02-01" }).note).toContain(
    "Applying from abroad is another case.",
  );
});
