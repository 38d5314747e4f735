import { expect, test } from "vitest";
import { clockIn, dayAndTimeIn, placeOf, roughInstantIn, weekdayAndTimeIn } from "./zoned-time.ts";

test.each([
  ["Europe/London", "2026-12-31", "23:59", "2026-12-31T23:59:00.000Z"],
  ["Europe/London", "2026-07-01", "12:00", "2026-07-01T11:00:00.000Z"],
  ["Asia/Kolkata", "2026-11-15", "01:12", "2026-11-14T19:42:00.000Z"],
  ["America/Halifax", "2026-11-15", "09:00", "2026-11-15T13:00:00.000Z"],
  // The hour before and the hour after British clocks go back.
  ["Europe/London", "2026-10-25", "00:30", "2026-10-24T23:30:00.000Z"],
  ["Europe/London", "2026-10-25", "02:30", "2026-10-25T02:30:00.000Z"],
  // The day Australian clocks go forward.
  ["Australia/Adelaide", "2026-10-04", "09:00", "2026-10-03T22:30:00.000Z"],
])("a clock in %s shows %s %s at %s", (zone, day, time, instant) => {
  expect(roughInstantIn(zone, day, time).toISOString()).toBe(instant);
});

test("a closing time is told in another zone, where it may be another day", () => {
  const closes = roughInstantIn("Europe/London", "2026-11-22", "23:59");
  expect(clockIn("Asia/Kolkata", closes)).toEqual({ day: "2026-11-23", minutes: 5 * 60 + 29 });
  expect(weekdayAndTimeIn("Asia/Kolkata", closes)).toBe("Mon 05:29");
  expect(dayAndTimeIn("Europe/London", closes)).toBe("Sunday 22 November, 23:59");
});

test("a zone is called by its place", () => {
  expect(placeOf("Asia/Ho_Chi_Minh")).toBe("Ho Chi Minh City");
  expect(placeOf("America/Sao_Paulo")).toBe("São Paulo");
  expect(placeOf("America/New_York")).toBe("New York");
});
