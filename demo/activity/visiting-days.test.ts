import { expect, test } from "vitest";
import { visitingDays } from "./visiting-days.ts";

const now = new Date("2026-11-15T09:00:00Z");
const since = new Date("2026-06-15T09:00:00Z");
const people = Array.from({ length: 200 }, (_, n) => `demo-person-${n}`);

test("the same person comes on the same days, another on others", () => {
  const [one, other] = [visitingDays("ada", since, now), visitingDays("ben", since, now)];
  expect(visitingDays("ada", since, now)).toEqual(one);
  expect(other).not.toEqual(one);
});

test("nobody comes before they registered or after now, or twice on a day", () => {
  for (const person of people) {
    const days = visitingDays(person, since, now).map(({ at }) => at);
    for (const at of days) expect(at > since && at < now).toBe(true);
    expect(new Set(days.map((at) => at.toISOString().slice(0, 10))).size).toBe(days.length);
  }
});

test("some come often and some hardly ever", () => {
  const counts = people.map((person) => visitingDays(person, since, now).length);
  const weeks = 22;
  expect(Math.min(...counts)).toBeLessThan(weeks / 2);
  expect(Math.max(...counts)).toBeGreaterThan(weeks * 1.5);
});
