import { expect, test } from "vitest";
import { addDays, addMonths } from "./days.ts";

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
    for (const count of [-31, -1, 1, 30]) {
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
