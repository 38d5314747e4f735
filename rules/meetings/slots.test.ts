import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addDays } from "../days.ts";
import { type Availability, freeStarts, isFreeStart, openSpans, type SlotRules } from "./slots.ts";

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

// Changes of clocks, from the zones' own laws: forward and back, by an hour and by half of one.
const changes: readonly [zone: string, day: string][] = [
  ["Europe/London", "2027-03-28"],
  ["Europe/London", "2027-10-31"],
  ["Europe/Dublin", "2027-03-28"],
  ["Europe/Dublin", "2027-10-31"],
  ["America/New_York", "2027-03-14"],
  ["America/New_York", "2027-11-07"],
  ["America/Toronto", "2027-11-07"],
  ["Australia/Sydney", "2027-04-04"],
  ["Australia/Sydney", "2027-10-03"],
  ["Australia/Lord_Howe", "2027-04-04"],
  ["Australia/Lord_Howe", "2027-10-03"],
  ["America/Santiago", "2027-09-05"],
  ["Asia/Beirut", "2027-03-28"],
  ["Asia/Kolkata", "2027-03-28"],
];

test.each(changes)("in %s around %s every slot lies within the hours on the wall", (zone, day) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 1, max: 96 }),
      fc.constantFrom(15, 30, 45, 60),
      (fromQuarter, quarters, minutes) => {
        const fromMinute = fromQuarter * 15;
        const untilMinute = Math.min(1440, fromMinute + quarters * 15);
        const host = { ...everyDay(zone, fromMinute, untilMinute), taken: nothingTaken };
        const asked = { firstDay: addDays(day, -1), dayCount: 3 };
        const now = at(`${addDays(day, -10)}T00:00:00Z`);
        for (const start of freeStarts(host, { ...rules, minutes }, asked, now)) {
          for (const minute of [0, minutes - 1]) {
            const instant = Temporal.Instant.fromEpochMilliseconds(start + minute * MINUTE);
            const { hour, minute: past } = instant.toZonedDateTimeISO(zone);
            expect(hour * 60 + past).toBeGreaterThanOrEqual(fromMinute);
            expect(hour * 60 + past).toBeLessThan(untilMinute);
          }
        }
      },
    ),
    { numRuns: 20 },
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
