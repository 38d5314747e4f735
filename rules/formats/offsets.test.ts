import { expect, test } from "vitest";
import { offsetMs } from "./offsets.ts";

const MINUTE = 60_000;

test.each([
  ["UTC", "2026-07-01T12:00:00Z", 0],
  ["Asia/Kolkata", "2026-07-01T12:00:00Z", 330],
  ["America/St_Johns", "2026-01-15T12:00:00Z", -210],
  // British clocks go forward at 01:00 UTC on 29 March and back at 01:00 UTC on 25 October.
  ["Europe/London", "2026-03-29T00:59:59.999Z", 0],
  ["Europe/London", "2026-03-29T01:00:00Z", 60],
  ["Europe/London", "2026-10-25T00:59:59.999Z", 60],
  ["Europe/London", "2026-10-25T01:00:00Z", 0],
  // Lord Howe's clocks move by half an hour, at 15:30 UTC on 3 October.
  ["Australia/Lord_Howe", "2026-10-03T15:29:00Z", 630],
  ["Australia/Lord_Howe", "2026-10-03T15:30:00Z", 660],
  // Samoa left out 30 December 2011.
  ["Pacific/Apia", "2011-12-30T09:59:00Z", -600],
  ["Pacific/Apia", "2011-12-30T10:00:00Z", 840],
  ["Asia/Kolkata", "1969-12-31T12:00:00Z", 330],
])("a clock in %s at %s is %d minutes ahead of UTC", (zone, instant, minutes) => {
  expect(offsetMs(zone, new Date(instant)) / MINUTE).toBe(minutes);
  // The second answer comes from the cache.
  expect(offsetMs(zone, new Date(instant)) / MINUTE).toBe(minutes);
});

test("the clocks of a year are what the engine's calendar says, hour by hour", () => {
  for (const zone of ["Europe/London", "Australia/Lord_Howe", "Africa/Casablanca"]) {
    const calendar = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 60 * MINUTE) {
      const shown = new Date(at + offsetMs(zone, new Date(at)));
      const clock = shown.toISOString().slice(11, 16);
      if (clock !== calendar.format(at)) expect(clock, `${zone} ${at}`).toBe(calendar.format(at));
    }
  }
});

test("a zone or an instant that is none is refused", () => {
  expect(() => offsetMs("Mars/Olympus", new Date(0))).toThrow(RangeError);
  expect(() => offsetMs("UTC", new Date(Number.NaN))).toThrow(RangeError);
});
