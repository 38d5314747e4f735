import { expect, test } from "vitest";
import { addDays, mondayOf, weekdayOf } from "#rules/days.ts";
import type { SlotRules } from "#rules/meetings/slots.ts";
import type { HostCalendar } from "./meetings.queries.server.ts";
import { weekView } from "./week-view.ts";

const rules: SlotRules = {
  ...{ minutes: 30, bufferBefore: 0, bufferAfter: 0, noticeHours: 0 },
  ...{ maxDaysAhead: 60, dailyLimit: null },
};
const now = new Date("2027-03-01T00:00:00Z");

function host(given: Partial<HostCalendar> = {}): HostCalendar {
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, untilMinute: 600 }));
  return {
    ...{ id: 1, userId: null, universityId: null, name: "Ruth", email: "ruth@team.example" },
    ...{ about: "", videoUrl: null, place: null, isActive: true, isDemo: true },
    ...{ holidays: null, hasFeed: false, feedNumber: 0, busyUrl: null },
    ...{ busyReadAt: null, busyFailure: null, busyNextAt: null },
    ...{ zone: "Europe/London", week, days: [], taken: { spans: [], starts: [] }, busy: [] },
    ...given,
  };
}

test("a week on the reader's clock, with the host's beside it", () => {
  const week = weekView([host()], { monday: "2027-03-08", zone: "Asia/Kolkata", rules, now });
  expect(week.days.map(({ weekday, date, state }) => [weekday, date, state])).toEqual([
    ["Mon", "8", "free"],
    ["Tue", "9", "free"],
    ["Wed", "10", "free"],
    ["Thu", "11", "free"],
    ["Fri", "12", "free"],
  ]);
  expect(week.days[0]?.slots).toMatchObject([
    { at: "2027-03-08T09:00Z", time: "14:30", hostTime: "09:00", row: 2, isNight: false },
    { at: "2027-03-08T09:30Z", time: "15:00", hostTime: "09:30", row: 3, isNight: false },
  ]);
  expect(week.hours).toEqual([
    { row: 1, time: "14:00", hostTime: "08:30" },
    { row: 3, time: "15:00", hostTime: "09:30" },
  ]);
  expect(week).toMatchObject({ before: "2027-03-01", after: "2027-03-15", rowCount: 3 });
});

test("a Friday evening that is Saturday elsewhere is shown on Saturday", () => {
  const late = [{ weekday: 5, fromMinute: 1200, untilMinute: 1230 }];
  const given = { monday: "2027-03-08", zone: "Australia/Sydney", rules, now };
  const week = weekView([host({ week: late })], given);
  const filled = week.days.filter(({ slots }) => slots.length > 0);
  expect(filled.map(({ weekday, slots }) => [weekday, slots[0]?.time, slots[0]?.isNight])).toEqual([
    ["Sat", "07:00", false],
  ]);
});

test("in the week in which clocks change only the slots themselves tell the host's time", () => {
  const sunday = [6, 7].map((weekday) => ({ weekday, fromMinute: 540, untilMinute: 570 }));
  const given = { monday: "2027-03-22", zone: "Asia/Kolkata", rules, now };
  const week = weekView([host({ week: sunday })], given);
  expect(week.hours.map(({ hostTime }) => hostTime)).toEqual([null, null]);
  const times = week.days.flatMap(({ slots }) =>
    slots.map(({ time, hostTime }) => [time, hostTime]),
  );
  expect(times).toEqual([
    ["14:30", "09:00"],
    ["13:30", "09:00"],
  ]);
});

test("full, closed and free are told apart, and a start that two hosts have is shown once", () => {
  const span = {
    from: Date.parse("2027-03-08T09:00:00Z"),
    until: Date.parse("2027-03-08T10:00:00Z"),
  };
  const busy = host({
    taken: { spans: [span], starts: [span.from] },
    days: [{ day: "2027-03-09", fromMinute: null, untilMinute: null }],
  });
  const given = { monday: "2027-03-08", zone: "Europe/London", rules, now };
  const alone = weekView([busy], given);
  expect(alone.days.slice(0, 3).map(({ state }) => state)).toEqual(["full", "closed", "free"]);
  const both = weekView([busy, host({ id: 2 })], given);
  expect(both.days.map(({ slots }) => slots.length)).toEqual([2, 2, 2, 2, 2]);
  expect(both.zone.isSame).toBe(true);
});

test("days that are over, or too soon, are not called full", () => {
  const given = {
    monday: "2027-03-08",
    zone: "Europe/London",
    rules: { ...rules, noticeHours: 24 },
  };
  const week = weekView([host()], { ...given, now: new Date("2027-03-09T11:00:00Z") });
  expect(week.days.slice(0, 4).map(({ state }) => state)).toEqual(["past", "past", "past", "free"]);
});

test("hosts in two zones: each time is told on the clock of who has it", () => {
  const [london, dubai] = [host(), host({ id: 2, zone: "Asia/Dubai" })];
  const given = { monday: "2027-03-08", zone: "Europe/London", rules, now };
  const week = weekView([london, dubai], given);
  const [monday] = week.days;
  expect(monday?.slots.map(({ time, hostTime, hostPlace }) => [time, hostTime, hostPlace])).toEqual(
    [
      ["05:00", "09:00", "Dubai"],
      ["05:30", "09:30", "Dubai"],
      ["09:00", "09:00", "London"],
      ["09:30", "09:30", "London"],
    ],
  );
  expect(week.zone).toEqual({ reader: "London", host: "London, Dubai", isSame: false });
  expect(week.hours.every(({ hostTime }) => hostTime === null)).toBe(true);
});

test("of an hour that the reader's clock shows twice each slot says which it is", () => {
  // 01:30 in New York comes at 05:30 and at 06:30 UTC.
  const atNight = [{ weekday: 7, fromMinute: 330, untilMinute: 420 }];
  const far = { ...rules, maxDaysAhead: 366 };
  const given = { monday: "2027-11-01", zone: "America/New_York", rules: far, now };
  const week = weekView([host({ week: atNight })], given);
  expect(week.days.flatMap(({ slots }) => slots.map(({ label }) => label))).toEqual([
    "Sunday 7 November, 01:30, before clocks go back",
    "Sunday 7 November, 01:00, after clocks go back",
    "Sunday 7 November, 01:30, after clocks go back",
  ]);
});

// Clocks that are changed on other days than the reader's own, in both directions.
test.each([
  ["America/New_York", "Europe/London", "2027-03-12", "14:00"],
  ["America/New_York", "Europe/London", "2027-03-15", "13:00"],
  ["America/New_York", "Europe/London", "2027-03-29", "14:00"],
  ["America/New_York", "Europe/London", "2027-11-01", "13:00"],
  ["America/New_York", "Europe/London", "2027-11-08", "14:00"],
  ["Europe/London", "Australia/Sydney", "2027-03-26", "20:00"],
  ["Europe/London", "Australia/Sydney", "2027-03-29", "19:00"],
  ["Europe/London", "Australia/Sydney", "2027-04-05", "18:00"],
  ["Europe/Dublin", "Africa/Casablanca", "2026-02-13", "10:00"],
  ["Europe/Dublin", "Africa/Casablanca", "2026-02-16", "09:00"],
  ["Europe/Dublin", "Africa/Casablanca", "2026-03-23", "10:00"],
  ["Europe/Dublin", "Africa/Casablanca", "2026-03-30", "09:00"],
  ["Australia/Lord_Howe", "Pacific/Auckland", "2027-04-02", "11:00"],
  ["Australia/Lord_Howe", "Pacific/Auckland", "2027-04-05", "10:30"],
  ["Pacific/Auckland", "Asia/Kathmandu", "2027-09-24", "02:45"],
  ["Pacific/Auckland", "Asia/Kathmandu", "2027-09-27", "01:45"],
  ["Asia/Kolkata", "America/Santiago", "2027-04-02", "00:30"],
  ["Asia/Kolkata", "America/Santiago", "2027-04-05", "23:30"],
])("nine in %s is seen from %s in the week of %s at %s", (zone, reader, day, time) => {
  const before = new Date(`${addDays(day, -30)}T00:00:00Z`);
  const given = { monday: mondayOf(day), zone: reader, rules, now: before };
  const hours = [{ weekday: weekdayOf(day), fromMinute: 540, untilMinute: 570 }];
  const week = weekView([host({ zone, week: hours })], given);
  const slots = week.days.flatMap((shown) => shown.slots);
  expect(slots.map((slot) => [slot.time, slot.hostTime])).toEqual([[time, "09:00"]]);
});
