import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addDays } from "../days.ts";
import {
  type Availability,
  freeStarts,
  type Hours,
  isFreeStart,
  openSpans,
  type SlotRules,
} from "./slots.ts";

const MINUTE = 60_000;
const nothingTaken = { spans: [], starts: [] };
const rules: SlotRules = {
  ...{ minutes: 30, bufferBefore: 0, bufferAfter: 0, noticeHours: 0 },
  ...{ maxDaysAhead: 60, dailyLimit: null },
};

/** The same hours every day. */
function everyDay(zone: string, fromMinute: number, untilMinute: number): Availability {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute, untilMinute }));
  return { zone, week, days: [] };
}

const utc = (starts: number[]) => starts.map((start) => new Date(start).toISOString().slice(5, 16));
const at = (text: string) => Date.parse(text);

const utcOf = (starts: readonly number[]) =>
  starts.map((start) => new Date(start).toISOString().slice(0, 16));

/**
 * Nine on the wall, the day before clocks change and on that day, from each zone's own law: forward and
 * back, by an hour and by half of one, at one, at two, at midnight, and for Ramadan.
 */
const changes: readonly [zone: string, day: string, before: string, after: string][] = [
  ["Europe/London", "2027-03-28", "2027-03-27T09:00", "2027-03-28T08:00"],
  ["Europe/London", "2027-10-31", "2027-10-30T08:00", "2027-10-31T09:00"],
  ["Europe/Dublin", "2027-03-28", "2027-03-27T09:00", "2027-03-28T08:00"],
  ["Europe/Dublin", "2027-10-31", "2027-10-30T08:00", "2027-10-31T09:00"],
  ["America/New_York", "2027-03-14", "2027-03-13T14:00", "2027-03-14T13:00"],
  ["America/New_York", "2027-11-07", "2027-11-06T13:00", "2027-11-07T14:00"],
  ["America/Toronto", "2027-03-14", "2027-03-13T14:00", "2027-03-14T13:00"],
  ["America/Toronto", "2027-11-07", "2027-11-06T13:00", "2027-11-07T14:00"],
  ["Australia/Sydney", "2027-04-04", "2027-04-02T22:00", "2027-04-03T23:00"],
  ["Australia/Sydney", "2027-10-03", "2027-10-01T23:00", "2027-10-02T22:00"],
  ["Australia/Lord_Howe", "2027-04-04", "2027-04-02T22:00", "2027-04-03T22:30"],
  ["Australia/Lord_Howe", "2027-10-03", "2027-10-01T22:30", "2027-10-02T22:00"],
  ["Pacific/Auckland", "2027-04-04", "2027-04-02T20:00", "2027-04-03T21:00"],
  ["Pacific/Auckland", "2027-09-26", "2027-09-24T21:00", "2027-09-25T20:00"],
  ["America/Santiago", "2027-04-04", "2027-04-03T12:00", "2027-04-04T13:00"],
  ["America/Santiago", "2027-09-05", "2027-09-04T13:00", "2027-09-05T12:00"],
  ["Africa/Casablanca", "2026-02-15", "2026-02-14T08:00", "2026-02-15T09:00"],
  ["Africa/Casablanca", "2026-03-22", "2026-03-21T09:00", "2026-03-22T08:00"],
  // No change here, whatever others do on that day.
  ["Asia/Kolkata", "2027-03-28", "2027-03-27T03:30", "2027-03-28T03:30"],
  ["Asia/Kathmandu", "2027-10-31", "2027-10-30T03:15", "2027-10-31T03:15"],
  ["Africa/Lagos", "2027-03-28", "2027-03-27T08:00", "2027-03-28T08:00"],
  ["Australia/Brisbane", "2027-10-03", "2027-10-01T23:00", "2027-10-02T23:00"],
  ["America/Phoenix", "2027-03-14", "2027-03-13T16:00", "2027-03-14T16:00"],
];

test.each(changes)("nine in %s around %s", (zone, day, before, after) => {
  const host = { ...everyDay(zone, 9 * 60, 9 * 60 + 30), taken: nothingTaken };
  const asked = { firstDay: addDays(day, -1), dayCount: 2 };
  const now = at(`${addDays(day, -10)}T00:00:00Z`);
  expect(utcOf(freeStarts(host, rules, asked, now))).toEqual([before, after]);
});

/** What Temporal makes of hours on one day: from the later reading of their begin to the earlier of their end. */
function startsByTemporal(zone: string, day: string, hours: Hours, minutes: number): number[] {
  const wall = (minute: number) =>
    Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute });
  const from = wall(hours.fromMinute).toZonedDateTime(zone, { disambiguation: "later" });
  const until = earliestEnd(zone, wall(hours.untilMinute));
  const starts: number[] = [];
  for (let start = from; ; start = start.add({ minutes: 30 })) {
    if (Temporal.ZonedDateTime.compare(start.add({ minutes }), until) > 0) return starts;
    starts.push(start.epochMilliseconds);
  }
}

/** The first of a time shown twice; for a time that is skipped, the jump. */
function earliestEnd(zone: string, wall: Temporal.PlainDateTime): Temporal.ZonedDateTime {
  const earlier = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  if (earlier.toPlainDateTime().equals(wall)) return earlier;
  return earlier.getTimeZoneTransition("next")!;
}

test("slots are those that Temporal finds, and every minute of each lies within the hours", () => {
  const around = changes.flatMap(([zone, day]) => [-1, 0, 1].map((by) => [zone, addDays(day, by)]));
  const anyHours = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
    .map(([from, quarters]) => ({
      fromMinute: from * 15,
      untilMinute: Math.min(1440, (from + quarters) * 15),
    }));
  fc.assert(
    fc.property(
      fc.constantFrom(...around),
      anyHours,
      fc.constantFrom(15, 30, 45, 60),
      ([zone = "", day = ""], hours, minutes) => {
        const host = {
          ...everyDay(zone, hours.fromMinute, hours.untilMinute),
          taken: nothingTaken,
        };
        const now = at(`${addDays(day, -10)}T00:00:00Z`);
        const asked = { firstDay: day, dayCount: 1 };
        const starts = freeStarts(host, { ...rules, minutes }, asked, now);
        expect(utcOf(starts)).toEqual(utcOf(startsByTemporal(zone, day, hours, minutes)));
        for (const start of starts) {
          for (const instant of [start, start + (minutes - 1) * MINUTE]) {
            const { hour, minute } =
              Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
            expect(hour * 60 + minute).toBeGreaterThanOrEqual(hours.fromMinute);
            expect(hour * 60 + minute).toBeLessThan(hours.untilMinute);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test("on days without a change every half hour is there", () => {
  const host = { ...everyDay("Asia/Kolkata", 9 * 60, 11 * 60), taken: nothingTaken };
  const asked = { firstDay: "2027-03-28", dayCount: 1 };
  expect(utc(freeStarts(host, rules, asked, at("2027-03-01T00:00:00Z")))).toEqual([
    "03-28T03:30",
    "03-28T04:00",
    "03-28T04:30",
    "03-28T05:00",
  ]);
});

test("nine in London is an hour earlier in UTC once summer time begins", () => {
  const host = everyDay("Europe/London", 9 * 60, 17 * 60);
  const iso = (day: string) => openSpans(host, day).map(({ from }) => new Date(from).toISOString());
  expect(iso("2027-03-27")).toEqual(["2027-03-27T09:00:00.000Z"]);
  expect(iso("2027-03-28")).toEqual(["2027-03-28T08:00:00.000Z"]);
  expect(iso("2027-10-31")).toEqual(["2027-10-31T09:00:00.000Z"]);
});

test("the hour that London skips is nobody's, and of the one it repeats the first is left", () => {
  const asked = (firstDay: string) => ({ firstDay, dayCount: 1 });
  const night = { ...everyDay("Europe/London", 60, 120), taken: nothingTaken };
  const now = at("2027-03-01T00:00:00Z");
  const far = { ...rules, maxDaysAhead: 366 };
  expect(freeStarts(night, far, asked("2027-03-28"), now)).toEqual([]);
  // 01:00 is shown at 00:00 and at 01:00 UTC; from the later on every clock shows the hours.
  expect(utc(freeStarts(night, far, asked("2027-10-31"), now))).toEqual([
    "10-31T01:00",
    "10-31T01:30",
  ]);
});

test("a day of its own has its own hours, or none", () => {
  const host = {
    ...everyDay("Europe/London", 540, 600),
    days: [
      { day: "2027-03-02", fromMinute: null, untilMinute: null },
      { day: "2027-03-03", fromMinute: 840, untilMinute: 870 },
    ],
    taken: nothingTaken,
  };
  const asked = { firstDay: "2027-03-01", dayCount: 3 };
  expect(utc(freeStarts(host, rules, asked, at("2027-02-01T00:00:00Z")))).toEqual([
    "03-01T09:00",
    "03-01T09:30",
    "03-03T14:00",
  ]);
});

test("what is taken, the time around it, the notice and the limit of a day leave slots out", () => {
  const span = { from: at("2027-03-01T10:00:00Z"), until: at("2027-03-01T10:30:00Z") };
  const taken = { spans: [span], starts: [span.from] };
  const host = { ...everyDay("Europe/London", 540, 720), taken };
  const asked = { firstDay: "2027-03-01", dayCount: 1 };
  const free = (given: Partial<SlotRules>, now = "2027-02-01T00:00:00Z") =>
    utc(freeStarts(host, { ...rules, ...given }, asked, at(now))).map((one) => one.slice(6));
  expect(free({})).toEqual(["09:00", "09:30", "10:30", "11:00", "11:30"]);
  expect(free({ bufferAfter: 10 })).toEqual(["09:00", "10:30", "11:00", "11:30"]);
  expect(free({ bufferBefore: 10 })).toEqual(["09:00", "09:30", "11:00", "11:30"]);
  expect(free({ noticeHours: 2 }, "2027-03-01T08:45:00Z")).toEqual(["11:00", "11:30"]);
  expect(free({ dailyLimit: 1 })).toEqual([]);
  expect(free({ dailyLimit: 2 })).toHaveLength(5);
  expect(free({ maxDaysAhead: 27 })).toEqual([]);
  expect(isFreeStart(host, rules, span.from, at("2027-02-01T00:00:00Z"))).toBe(false);
  expect(isFreeStart(host, rules, span.until, at("2027-02-01T00:00:00Z"))).toBe(true);
});
