import { expect, test } from "vitest";
import { suits, type Wishes } from "./wishes.ts";

const anyTime: Wishes = {
  ...{ timeZone: "Asia/Kolkata", weekdays: [], partOfDay: "any" },
  untilDay: "2027-03-12",
};
// A Tuesday: 14:30 in India.
const nine = new Date("2027-03-09T09:00:00Z");

test("a time suits by the person's own clock: weekday, part of the day, and last day", () => {
  expect(suits(anyTime, nine)).toBe(true);
  expect(suits({ ...anyTime, partOfDay: "morning" }, nine)).toBe(false);
  expect(suits({ ...anyTime, partOfDay: "afternoon" }, nine)).toBe(true);
  expect(suits({ ...anyTime, weekdays: [2, 4] }, nine)).toBe(true);
  expect(suits({ ...anyTime, weekdays: [1] }, nine)).toBe(false);
  // 23:30 on Friday in London is Saturday morning in India, a day too late.
  expect(suits(anyTime, new Date("2027-03-12T23:30:00Z"))).toBe(false);
  expect(suits(anyTime, new Date("2027-03-12T09:00:00Z"))).toBe(true);
});
