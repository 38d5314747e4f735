import { expect, test } from "vitest";
import { lateness, queueLine, spokenAge } from "./queue-line.ts";
import { deskQueues } from "./queues.ts";

const now = new Date("2031-03-10T12:00:00Z");
const hoursAgo = (hours: number) => ({
  since: new Date(now.getTime() - hours * 3600_000),
  due: null,
});
const withinADay = { promiseHours: 24 };

test("what passed its promise stands beyond the wall and is counted as late", () => {
  const line = queueLine([hoursAgo(32), hoursAgo(1), hoursAgo(24)], withinADay, now);

  expect(line).toMatchObject({ count: 3, late: 1, oldest: "Oldest 32 hours, late by 8 hours" });
  expect(line.stops.map(({ isLate }) => isLate)).toEqual([false, false, true]);
  const [newest, due, late] = line.stops.map(({ x }) => x);
  expect(newest!).toBeLessThan(due!);
  expect(due!).toBeLessThan(60);
  expect(late!).toBeGreaterThan(60);
});

test("what is very late stays on the line", () => {
  const { stops } = queueLine([hoursAgo(9000)], withinADay, now);
  expect(stops[0]!.x).toBeLessThanOrEqual(100);
});

test("of very many the oldest are drawn", () => {
  const many = Array.from({ length: 90 }, (_, hour) => hoursAgo(hour));
  const line = queueLine(many, withinADay, now);
  expect(line.count).toBe(90);
  expect(line.stops).toHaveLength(40);
  expect(line.stops.at(-1)).toMatchObject({ isLate: true });
});

test("a clock that is behind makes nothing late", () => {
  expect(queueLine([hoursAgo(-1)], withinADay, now)).toMatchObject({ late: 0 });
});

test.each([
  [20_000, "1 minute"],
  [45 * 60_000, "45 minutes"],
  [3600_000, "1 hour"],
  [47.9 * 3600_000, "47 hours"],
  [48 * 3600_000, "2 days"],
])("%d milliseconds are %s", (millis, words) => {
  expect(spokenAge(millis)).toBe(words);
});

test("lateness counts from the end of the promise", () => {
  expect(lateness(hoursAgo(26), withinADay, now)).toBe("2 hours late");
  expect(lateness(hoursAgo(24), withinADay, now)).toBeNull();
});

test("what was promised for a moment of its own is late from then on, whatever its queue says", () => {
  const promised = (hours: number, due: string) => ({ ...hoursAgo(hours), due: new Date(due) });
  const early = promised(200, "2031-03-12T00:00:00Z");
  const late = promised(20, "2031-03-10T09:00:00Z");

  expect(lateness(early, withinADay, now)).toBeNull();
  expect(lateness(late, withinADay, now)).toBe("3 hours late");
  const line = queueLine([early, late], withinADay, now);
  expect(line).toMatchObject({ late: 1, oldest: "Oldest 8 days, one 3 hours late" });
  expect(line.stops.map(({ isLate }) => isLate)).toEqual([false, true]);
});

test.each([
  // Friday 7 March 2031; Monday is the next working day, until its end.
  ["2031-03-10T12:00:00Z", null],
  ["2031-03-10T23:59:00Z", null],
  ["2031-03-11T02:00:00Z", "2 hours late"],
])("what was promised within a working day and came on a Friday is at %s: %s", (at, words) => {
  const thing = { since: new Date("2031-03-07T16:00:00Z"), due: null };
  expect(lateness(thing, deskQueues.jobs, new Date(at))).toBe(words);
});
