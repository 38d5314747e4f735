import { expect, test } from "vitest";
import { type IrishGraduate, readStamp1G } from "./stamp-1g.ts";

const TODAY = "2026-11-15";
const graduate: IrishGraduate = {
  level: 9,
  resultsOn: "2026-10-20",
  stamp2EndsOn: "2027-09-30",
  timesUsed: 0,
};

function read(change: Partial<IrishGraduate>, on = TODAY) {
  return readStamp1G({ ...graduate, ...change }, on);
}

test.each([
  [7, "does-not-meet", null, []],
  [8, "meets", 12, [12]],
  [9, "meets", 24, [12, 12]],
  [10, "meets", 24, [12, 12]],
])("an award at level %i: %s, %s months", (level, answer, months, grantedAs) => {
  expect(read({ level })).toMatchObject({ answer, months, grantedAs });
});

test.each([
  [8, 7],
  [9, 8],
])("at level %i student years are limited to %i", (level, studentYearsLimit) => {
  expect(read({ level })).toMatchObject({ studentYearsLimit });
});

test.each([
  ["2026-05-15", "meets"],
  ["2026-05-14", "does-not-meet"],
  ["2026-11-15", "meets"],
  ["2027-01-10", "cannot-tell"],
])("results of %s are within six months: %s", (resultsOn, answer) => {
  expect(read({ resultsOn }).answer).toBe(answer);
});

test("the student stamp has to be valid on the day", () => {
  expect(read({ stamp2EndsOn: TODAY }).answer).toBe("meets");
  expect(read({ stamp2EndsOn: "2026-11-14" }).answer).toBe("does-not-meet");
});

test("a student stamp that ends before the results is to be renewed, and leaves no day to apply", () => {
  const resultsOn = "2027-02-15";
  const short = read({ resultsOn, stamp2EndsOn: "2027-02-14" });
  expect(short).toMatchObject({ answer: "cannot-tell", applyBy: null });
  expect(short.trace.slice(1, 3).map(({ found }) => found)).toEqual([
    "Not before 15 February 2027, the day of the results.",
    "It ends on 14 February 2027, before the results: renew it first.",
  ]);
  expect(short.trace.some(({ until }) => until)).toBe(false);
  expect(read({ resultsOn, stamp2EndsOn: "2026-11-14" }).answer).toBe("does-not-meet");
  expect(read({ resultsOn, stamp2EndsOn: resultsOn })).toMatchObject({
    answer: "cannot-tell",
    applyBy: resultsOn,
  });
});

test("no last day is named for a stamp that ended before the results", () => {
  const { applyBy, trace } = read({ stamp2EndsOn: "2026-10-19" });
  expect(applyBy).toBeNull();
  expect(trace[1]?.found).toBe("The results are of 20 October 2026.");
});

test("the last day is the sooner of the two", () => {
  expect(read({}).applyBy).toBe("2027-04-20");
  expect(read({ stamp2EndsOn: "2027-01-31" }).applyBy).toBe("2027-01-31");
});

test("work is full time, 40 hours, and the working says what was found", () => {
  const { rule, trace } = read({ timesUsed: 1 });
  expect(rule.weeklyHours).toBe(40);
  expect(trace.map(({ found }) => found)).toEqual([
    "Level 9.",
    "The last day is 20 April 2027.",
    "It ends on 30 September 2027.",
    "Times used so far: 1.",
  ]);
});

test("a third use is refused", () => {
  expect(read({ timesUsed: 1 }).answer).toBe("meets");
  expect(read({ timesUsed: 2 }).answer).toBe("does-not-meet");
});

test("what was not said is not judged", () => {
  const silent = { level: null, resultsOn: null, stamp2EndsOn: null, timesUsed: null };
  expect(readStamp1G(silent, TODAY)).toMatchObject({
    answer: "cannot-tell",
    months: null,
    applyBy: null,
  });
});

test("a day before our source is refused, not guessed", () => {
  expect(() => read({}, "2026-10-04")).toThrow("covers 2026-10-04");
});
