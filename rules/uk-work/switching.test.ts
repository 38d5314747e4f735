import { expect, test } from "vitest";
import { findSwitch } from "./switching.ts";
import { routeDates } from "./tables.ts";
import { typicalReader } from "./typical-reader.ts";
import type { Applicant, Course, Permission } from "./verdict-types.ts";

const on = "2026-11-15";

function read(change: Partial<Applicant>, startsOn: string | null = null) {
  return findSwitch({ ...typicalReader(on), ...change }, { on, startsOn }, routeDates[0]!);
}

const running: Course = {
  level: "masters",
  isFullTime: true,
  startedOn: "2026-01-10",
  completedOn: "2027-01-31",
};

function student(course: Partial<Course> = {}): { lastPermission: Permission } {
  return {
    lastPermission: { kind: "student", endsOn: "2027-06-01", course: { ...running, ...course } },
  };
}

test("a finished course can switch", () => {
  expect(read(student({ completedOn: on }))).toEqual({ state: "met" });
});

const later = { state: "later", applyFrom: null };

test.each<[string | null, object]>([
  ["2027-01-31", { state: "met" }],
  ["2027-01-30", { ...later, notBefore: "2027-01-31", isOfStart: true }],
  [null, { ...later, notBefore: "2027-01-31", isOfStart: true }],
])("a running course and a job that starts on %s", (startsOn, found) => {
  expect(read(student(), startsOn)).toEqual(found);
});

test.each([
  ["2027-02-15", null],
  ["2027-02-16", "2026-11-16"],
  ["2027-09-01", "2027-06-01"],
])("a course that ends on %s: its job is applied for from %s", (completedOn, applyFrom) => {
  expect(read(student({ completedOn }))).toMatchObject({ notBefore: completedOn, applyFrom });
});

test("a doctorate can switch into a job 24 months after it began", () => {
  const doctorate = student({
    level: "doctorate",
    startedOn: "2025-01-10",
    completedOn: "2028-09-30",
  });
  expect(read(doctorate, "2027-01-10")).toEqual({ state: "met" });
  const begunLater = student({ level: "doctorate", startedOn: "2025-09-01", completedOn: null });
  expect(read(begunLater)).toMatchObject({ notBefore: "2027-09-01", applyFrom: "2027-06-01" });
  expect(read(doctorate, "2027-01-09")).toMatchObject({ state: "later", notBefore: "2027-01-10" });
});

test.each<[string, Partial<Course>]>([
  ["part-time", { isFullTime: false }],
  ["below degree level", { level: "other" }],
])("a %s course has to be finished", (_case, course) => {
  expect(read(student(course), "2027-03-01")).toEqual({
    ...later,
    notBefore: "2027-01-31",
    isOfStart: false,
  });
});

test.each<[string, Partial<Course>]>([
  ["the end", { completedOn: null }],
  ["the hours", { isFullTime: null }],
  ["the level", { level: null }],
])("without %s of a course nothing is told", (_case, course) => {
  expect(read(student(course))).toEqual({ state: "unknown" });
});

test.each<[string, Partial<Applicant>, string]>([
  ["a visitor", { applyingFrom: "uk-as-visitor" }, "barred"],
  ["a seasonal worker", { lastPermission: { kind: "no-switching", endsOn: on } }, "barred"],
  ["a visa nobody named", { lastPermission: { kind: "other", endsOn: on } }, "unknown"],
  ["a Graduate", { lastPermission: { kind: "graduate", endsOn: on } }, "met"],
  ["somebody abroad", { ...student(), applyingFrom: "abroad" }, "not-needed"],
  ["somebody here who said nothing else", { lastPermission: null }, "unknown"],
  [
    "nobody knows where, permission over",
    { applyingFrom: null, lastPermission: { kind: "graduate", endsOn: "2026-01-01" } },
    "ended",
  ],
  ["nobody knows where, nothing said", { applyingFrom: null, lastPermission: null }, "unknown"],
  [
    "nobody knows where, never a visa",
    { applyingFrom: null, lastPermission: "none" },
    "not-needed",
  ],
  ["nobody knows where, permission in force", { ...student(), applyingFrom: null }, "later"],
])("%s", (_case, change, state) => {
  expect(read(change).state).toBe(state);
});
