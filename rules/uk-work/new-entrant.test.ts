import { expect, test } from "vitest";
import { findNewEntrant, plainJob } from "./new-entrant.ts";
import { typicalReader } from "./typical-reader.ts";
import type { Applicant, Course, Permission } from "./verdict-types.ts";

const on = "2026-11-15";
const nobody: Applicant = {
  ...typicalReader(on),
  bornOn: "1990-01-01",
  lastPermission: "none",
};

const masters: Course = {
  level: "masters",
  isFullTime: true,
  startedOn: "2025-09-20",
  completedOn: "2026-09-30",
};

function student(endsOn: string, course: Partial<Course> = {}): Permission {
  return { kind: "student", endsOn, course: { ...masters, ...course } };
}

function answerFor(change: Partial<Applicant>, job: Partial<typeof plainJob> = {}) {
  return findNewEntrant({ ...nobody, ...change }, on, { ...plainJob, ...job });
}

test.each<[string, string, string]>([
  ["under 26 until tomorrow", "2000-11-16", "yes"],
  ["26 today", "2000-11-15", "no"],
])("a: %s", (_case, bornOn, answer) => {
  expect(answerFor({ bornOn }).answer).toBe(answer);
});

test.each(["2111", "2112", "2113", "2114", "2115", "2119", "2162", "2311"])(
  "b: a postdoctoral position in %s",
  (socCode) => {
    const finding = answerFor({}, { socCode, isPostdoctoral: true });
    expect(finding).toMatchObject({ answer: "yes", ground: "postdoctoral", applyBy: null });
  },
);

test("b: a postdoctoral position in another code does not count", () => {
  expect(answerFor({}, { socCode: "2134", isPostdoctoral: true }).answer).toBe("no");
});

test.each<[string, boolean | null, boolean | null, string]>([
  ["the reader says so, whatever the advert says", true, null, "yes"],
  ["the reader says so of work that leads to none", true, false, "yes"],
  ["the reader says no, the advert speaks of it", false, true, "no"],
  ["only the advert speaks of it", null, true, "if"],
  ["nobody speaks of it, and such work is common", null, null, "unknown"],
  ["nobody speaks of it, and such work is not", null, false, "no"],
])("c and d: %s", (_case, said, words, answer) => {
  const found = answerFor({ towardsRegistration: said }, { towardsRegistration: words });
  expect(found.answer).toBe(answer);
});

test("an advert's words open nothing while the time used is not said", () => {
  const found = answerFor({ monthsCounted: null }, { towardsRegistration: true });
  expect(found).toMatchObject({ answer: "unknown", reason: "not-said" });
});

test.each<[string, Permission, string]>([
  ["course finished", student("2027-01-27"), "yes"],
  ["three months to go", student("2027-05-01", { completedOn: "2027-02-15" }), "yes"],
  ["a day more to go", student("2027-05-01", { completedOn: "2027-02-16" }), "no"],
  ["ended two years ago", student("2024-11-15"), "no"],
  ["ended a day less ago", student("2024-11-16"), "yes"],
  ["bachelor’s", student("2027-01-27", { level: "undergraduate" }), "yes"],
  ["PGCE", student("2027-01-27", { level: "teaching" }), "yes"],
  ["another course", student("2027-01-27", { level: "other" }), "no"],
  ["level not said", student("2027-01-27", { level: null }), "unknown"],
  ["end not said", student("2027-01-27", { completedOn: null }), "unknown"],
])("e: Student, %s", (_case, lastPermission, answer) => {
  expect(answerFor({ lastPermission }).answer).toBe(answer);
});

test.each([
  ["2025-11-15", "yes"],
  ["2025-11-16", "no"],
])("e: a doctorate begun on %s, with years to go", (startedOn, answer) => {
  const course = { level: "doctorate", startedOn, completedOn: "2029-09-30" } as const;
  expect(answerFor({ lastPermission: student("2030-01-27", course) }).answer).toBe(answer);
});

test.each<[string, string]>([
  ["2027-01-01", "yes"],
  ["2024-11-16", "yes"],
  ["2024-11-15", "no"],
])("f: Graduate until %s", (endsOn, answer) => {
  expect(answerFor({ lastPermission: { kind: "graduate", endsOn } }).answer).toBe(answer);
});

test("what is not met yet says from which day it is", () => {
  const lastPermission = student("2027-05-01", { completedOn: "2027-02-16" });
  expect(answerFor({ lastPermission })).toMatchObject({ answer: "no", from: "2026-11-16" });
  expect(answerFor({})).toMatchObject({ answer: "no", from: null });
});

test("another permission opens no ground", () => {
  const lastPermission = { kind: "other", endsOn: "2027-01-01" } as const;
  expect(answerFor({ lastPermission })).toMatchObject({ answer: "no", reason: "no-ground" });
});

test.each<[string, Partial<Applicant>]>([
  ["age", { bornOn: null }],
  ["visas", { lastPermission: null }],
  ["time already used", { bornOn: "2003-01-01", monthsCounted: null }],
])("nothing said about %s leaves it open", (_case, change) => {
  expect(answerFor(change)).toMatchObject({ answer: "unknown", reason: "not-said" });
});

test("somebody over 26 who is already sponsored is sent to ask", () => {
  const lastPermission = {
    kind: "skilled-worker",
    endsOn: "2027-06-01",
    since: "2025-08-01",
  } as const;
  expect(answerFor({ lastPermission })).toMatchObject({
    answer: "unknown",
    reason: "already-sponsored",
  });
  expect(answerFor({ lastPermission, bornOn: "2003-01-01" }).answer).toBe("yes");
  expect(answerFor({ lastPermission, towardsRegistration: true }).answer).toBe("yes");
});

test("four years of counted permission end it, whatever else is said", () => {
  const capped = { answer: "no", reason: "cap-reached" };
  expect(answerFor({ bornOn: "2003-01-01", monthsCounted: 48 })).toMatchObject(capped);
  expect(answerFor({ bornOn: null, monthsCounted: 49 })).toMatchObject(capped);
  expect(answerFor({ bornOn: "2003-01-01", monthsCounted: 47 })).toMatchObject({ monthsLeft: 1 });
});

test("of several grounds the one that lasts longest is named", () => {
  const finding = answerFor({ bornOn: "2000-12-01", lastPermission: student("2027-01-27") });
  expect(finding).toMatchObject({ ground: "student", applyBy: "2029-01-26" });
});

test("a day before the rules we hold is refused, not guessed", () => {
  expect(() => findNewEntrant(nobody, "2026-04-07")).toThrow("covers 2026-04-07");
});
