import { expect, test } from "vitest";
import { addDays, addMonths, minuteOfTime, mondayOf, timeOfMinute, weekdayOf } from "./days.ts";

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2000-02-29", 312, "2026-02-28"],
  ["2026-03-31", -12, "2025-03-31"],
])("%s moved by %i months is %s", (day, count, moved) => {
  expect(addMonths(day, count)).toBe(moved);
});

test("months and days move as the calendar does, year after year", () => {
  for (let day = "1996-01-01"; day < "2036-01-01"; day = addDays(day, 13)) {
    for (const count of [-48, -3, -1, 1, 3, 18, 24]) {
      expect(addMonths(day, count)).toBe(byCalendar(day, count));
    }
    for (const count of [-31, -27, -1, 1, 30]) {
      const instant = new Date(Date.parse(day) + count * 86_400_000);
      expect(addDays(day, count)).toBe(instant.toISOString().slice(0, 10));
    }
  }
});

function byCalendar(day: string, count: number): string {
  const [year, month, date] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year!, month! + count, 0));
  last.setUTCDate(Math.min(date!, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

test("the Monday of a week, and the number of a weekday", () => {
  expect([mondayOf("2027-03-14"), mondayOf("2027-03-08")]).toEqual(["2027-03-08", "2027-03-08"]);
  expect([weekdayOf("2027-03-08"), weekdayOf("2027-03-14")]).toEqual([1, 7]);
});

test("minutes after midnight as a clock shows them, and back", () => {
  expect([0, 570, 1439, 1470].map(timeOfMinute)).toEqual(["00:00", "09:30", "23:59", "00:30"]);
  expect(minuteOfTime("17:45")).toBe(1065);
});
