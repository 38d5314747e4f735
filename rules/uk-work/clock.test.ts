import { expect, test } from "vitest";
import { newcomer, newGraduate, someDay as on } from "#test/uk-jobs.ts";
import { newEntrantClock } from "./clock.ts";
import { applicantOn, monthsUp } from "./counted-time.ts";
import { plainJob } from "./new-entrant.ts";
import type { Applicant } from "./verdict-types.ts";

test("somebody of 25 can apply until the day before they are 26", () => {
  const reader: Applicant = { ...newcomer, bornOn: "2001-03-10" };
  expect(newEntrantClock(reader, on)).toMatchObject({
    state: "running",
    ground: "under-26",
    applyBy: "2027-03-09",
    monthsLeft: 48,
    endsOn: "2030-11-15",
  });
});

test("a lapsed Student permission counts for two years less a day", () => {
  expect(newEntrantClock(newGraduate, on)).toMatchObject({
    ground: "student",
    applyBy: "2029-03-14",
    windows: [{ ground: "student", from: "2026-08-15", until: "2029-03-14" }],
  });
});

test("two years on a Graduate visa leave two of the four", () => {
  const reader: Applicant = {
    ...newcomer,
    lastPermission: { kind: "graduate", endsOn: "2026-12-01" },
    monthsCounted: 24,
  };
  expect(newEntrantClock(reader, on)).toMatchObject({
    monthsUsed: 24,
    monthsLeft: 24,
    endsOn: "2028-11-15",
    applyBy: "2028-11-30",
  });
});

test("time that goes on counting ends it before the ground does", () => {
  const reader: Applicant = {
    ...newcomer,
    lastPermission: { kind: "graduate", endsOn: "2027-12-01" },
    monthsCounted: 40,
  };
  expect(newEntrantClock(reader, on).applyBy).toBe("2027-06-15");
});

test("a course that ends in a year opens three months before", () => {
  const reader: Applicant = {
    ...newcomer,
    lastPermission: {
      kind: "student",
      endsOn: "2028-01-30",
      course: {
        level: "masters",
        isFullTime: true,
        startedOn: "2026-09-20",
        completedOn: "2027-09-30",
      },
    },
  };
  expect(newEntrantClock(reader, on)).toMatchObject({
    state: "not-yet",
    opensOn: "2027-06-30",
    applyBy: "2030-01-29",
    endsOn: null,
  });
});

test.each<[string, Partial<Applicant>]>([
  ["a Student whose course is over", { lastPermission: newGraduate.lastPermission }],
  ["a Graduate", { lastPermission: { kind: "graduate", endsOn: "2027-12-01" } }],
  ["somebody under 26", { bornOn: "2003-01-01" }],
])("%s whose months were not said is neither early nor late", (_who, change) => {
  const clock = newEntrantClock({ ...newcomer, ...change, monthsCounted: null }, on);
  expect(clock).toMatchObject({ state: "unknown", opensOn: null });
});

test("a ground ahead beside one that is open is not waited for", () => {
  const course = { ...plainCourse, completedOn: "2027-09-30" };
  const lastPermission = { kind: "student", endsOn: "2028-01-30", course } as const;
  const reader: Applicant = { ...newcomer, bornOn: "2003-01-01", lastPermission };
  expect(newEntrantClock({ ...reader, monthsCounted: null }, on).state).toBe("unknown");
});

const plainCourse = { level: "masters", isFullTime: true, startedOn: "2026-09-20" } as const;

test("four years used are over", () => {
  const reader: Applicant = { ...newcomer, bornOn: "2003-01-01", monthsCounted: 48 };
  expect(newEntrantClock(reader, on)).toMatchObject({
    state: "over",
    applyBy: null,
    monthsLeft: 0,
  });
});

test("a registration somebody works towards has no last day; an advert's word of one starts no clock", () => {
  const reader = { ...newcomer, towardsRegistration: true };
  expect(newEntrantClock(reader, on)).toMatchObject({ state: "running", applyBy: null });
  const job = { ...plainJob, towardsRegistration: true };
  expect(newEntrantClock(newcomer, on, job)).toMatchObject({ state: "unknown", ground: null });
});

test("nothing said is unknown, nothing left is over", () => {
  expect(newEntrantClock({ ...newcomer, bornOn: null }, on).state).toBe("unknown");
  expect(newEntrantClock(newcomer, on).state).toBe("over");
});

test.each([
  ["2026-11-15", "2026-11-15", 0],
  ["2026-11-15", "2026-11-16", 1],
  ["2026-11-15", "2026-12-15", 1],
  ["2026-01-31", "2026-02-28", 1],
  ["2026-01-31", "2026-03-01", 2],
])("from %s to %s are %i begun months", (from, to, months) => {
  expect(monthsUp(from, to)).toBe(months);
});

test("a Graduate visa goes on counting until it ends, a Student visa never counts", () => {
  const reader: Applicant = {
    ...newcomer,
    lastPermission: { kind: "graduate", endsOn: "2027-02-15" },
    monthsCounted: 20,
  };
  expect(applicantOn(reader, { from: on, to: "2027-01-15" }).monthsCounted).toBe(22);
  expect(applicantOn(reader, { from: on, to: "2028-01-15" }).monthsCounted).toBe(23);
  expect(applicantOn(newGraduate, { from: on, to: "2028-01-15" }).monthsCounted).toBe(0);
});
