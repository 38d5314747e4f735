import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { dayStartIn, deadlineIn, eventIn } from "./wall-clock.ts";
import { clockIn, timeIn } from "./zoned-time.ts";

/** Expected by the published changes of each zone: offsets before and after, written out. */
type Change = { zone: string; day: string; time: string; event: string; deadline: string };

const put = (zone: string, day: string, time: string, event: string, deadline: string): Change => ({
  zone,
  day,
  time,
  event: new Date(`${day}T${event}`).toISOString(),
  deadline: new Date(deadline.includes("T") ? deadline : `${day}T${deadline}`).toISOString(),
});

/** Shown twice: an event is at the first, a deadline at the second. */
const shownTwice = [
  put("Europe/London", "2026-10-25", "01:30", "01:30+01:00", "01:30+00:00"),
  put("Europe/Dublin", "2026-10-25", "01:30", "01:30+01:00", "01:30+00:00"),
  put("America/New_York", "2026-11-01", "01:30", "01:30-04:00", "01:30-05:00"),
  put("Australia/Sydney", "2026-04-05", "02:30", "02:30+11:00", "02:30+10:00"),
  put("Australia/Lord_Howe", "2026-04-05", "01:45", "01:45+11:00", "01:45+10:30"),
  put("Africa/Casablanca", "2026-02-15", "02:30", "02:30+01:00", "02:30+00:00"),
];

/** Skipped: an event is moved by as much as clocks are, a deadline is when they jump. */
const skipped = [
  put("Europe/London", "2026-03-29", "01:30", "02:30+01:00", "02:00+01:00"),
  put("Europe/Dublin", "2026-03-29", "01:30", "02:30+01:00", "02:00+01:00"),
  put("America/New_York", "2026-03-08", "02:30", "03:30-04:00", "03:00-04:00"),
  put("Australia/Sydney", "2026-10-04", "02:30", "03:30+11:00", "03:00+11:00"),
  put("Australia/Lord_Howe", "2026-10-04", "02:15", "02:45+11:00", "02:30+11:00"),
  put("Africa/Casablanca", "2026-03-22", "02:30", "03:30+01:00", "03:00+01:00"),
];

/** On the same days, just outside of the change: one reading only. */
const plain = [
  put("Europe/London", "2026-10-25", "00:59", "00:59+01:00", "00:59+01:00"),
  put("Europe/London", "2026-10-25", "02:00", "02:00+00:00", "02:00+00:00"),
  put("Europe/London", "2026-03-29", "00:59", "00:59+00:00", "00:59+00:00"),
  put("Europe/London", "2026-03-29", "02:00", "02:00+01:00", "02:00+01:00"),
  put("Europe/Dublin", "2026-10-25", "23:59", "23:59+00:00", "23:59+00:00"),
  put("America/New_York", "2026-03-08", "03:00", "03:00-04:00", "03:00-04:00"),
  put("America/New_York", "2026-11-01", "02:00", "02:00-05:00", "02:00-05:00"),
  put("Australia/Sydney", "2026-10-04", "03:00", "03:00+11:00", "03:00+11:00"),
  put("Australia/Sydney", "2026-04-05", "03:00", "03:00+10:00", "03:00+10:00"),
  put("Australia/Lord_Howe", "2026-04-05", "02:00", "02:00+10:30", "02:00+10:30"),
  put("Africa/Casablanca", "2026-03-22", "12:00", "12:00+01:00", "12:00+01:00"),
  // No change at all, whatever others do on that day.
  put("Asia/Kolkata", "2026-03-29", "01:30", "01:30+05:30", "01:30+05:30"),
  put("Asia/Kolkata", "2026-10-25", "01:30", "01:30+05:30", "01:30+05:30"),
];

test.each([...shownTwice, ...skipped, ...plain])(
  "$day $time in $zone: an event is at $event, a deadline at $deadline",
  ({ zone, day, time, event, deadline }) => {
    expect(eventIn(zone, day, time).toISOString()).toBe(event);
    expect(deadlineIn(zone, day, time).toISOString()).toBe(deadline);
  },
);

test.each(shownTwice)("$zone: both readings of $time on $day are shown as it", (change) => {
  for (const instant of [change.event, change.deadline]) {
    expect(clockIn(change.zone, new Date(instant)).day).toBe(change.day);
    expect(timeIn(change.zone, new Date(instant))).toBe(change.time);
  }
});

test.each(skipped)("$zone: no clock shows $time on $day", (change) => {
  for (const instant of [change.event, change.deadline])
    expect(timeIn(change.zone, new Date(instant))).not.toBe(change.time);
});

test("Apia left out 30 December 2011: an event is a day later, a deadline ends with the 29th", () => {
  const apia = "Pacific/Apia";
  const next = new Date("2011-12-31T00:00+14:00");
  expect(eventIn(apia, "2011-12-30", "09:00")).toEqual(new Date("2011-12-31T09:00+14:00"));
  expect(deadlineIn(apia, "2011-12-30", "23:59")).toEqual(next);
  expect(dayStartIn(apia, "2011-12-30")).toEqual(next);
  expect(clockIn(apia, new Date(next.getTime() - 60_000))).toEqual({
    day: "2011-12-29",
    minutes: 23 * 60 + 59,
  });
});

test.each([
  ["Europe/London", "2026-10-25", "2026-10-24T23:00:00.000Z"],
  // Clocks in Cairo are put on at midnight: the day begins at one.
  ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"],
])("the day begins in %s on %s at %s", (zone, day, start) => {
  expect(dayStartIn(zone, day).toISOString()).toBe(start);
});

const zones = [
  "Europe/London",
  "Europe/Dublin",
  "America/New_York",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "Pacific/Apia",
  "Africa/Casablanca",
  "Africa/Cairo",
];
const anyMinute = fc.integer({
  min: Date.UTC(2005, 0) / 60_000,
  max: Date.UTC(2035, 0) / 60_000,
});

test("whatever a clock shows, the instant it is shown at is the event or the deadline", () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyMinute, (zone, minute) => {
      const instant = new Date(minute * 60_000);
      const { day } = clockIn(zone, instant);
      const time = timeIn(zone, instant);
      const readings = [eventIn(zone, day, time), deadlineIn(zone, day, time)];
      expect(readings).toContainEqual(instant);
    }),
    { numRuns: 500 },
  );
});

test("the short way for quiet days agrees with Temporal", () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyMinute, (zone, minute) => {
      const wall = new Date(minute * 60_000).toISOString().slice(0, 16);
      const [day, time] = wall.split("T") as [string, string];
      const asked = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone);
      expect(eventIn(zone, day, time).getTime()).toBe(asked.epochMilliseconds);
    }),
    { numRuns: 500 },
  );
});
