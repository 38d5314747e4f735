import { expect, test } from "vitest";
import { spansOf } from "./clock-times.ts";
import { dueReminder, reminderTimes } from "./reminders.ts";

/** Starts on the day after clocks changed in each zone: the day before is 23, 25 or 24 hours away. */
test.each([
  // Put on at 01:00 UTC on 28 March 2027.
  ["London", "Europe/London", "2027-03-28T13:00:00Z", 23],
  // Put back at 01:00 UTC on 31 October 2027.
  ["London", "Europe/London", "2027-10-31T14:00:00Z", 25],
  ["New York", "America/New_York", "2027-03-14T18:00:00Z", 23],
  ["New York", "America/New_York", "2027-11-07T19:00:00Z", 25],
  // The south puts clocks back in April and on in October.
  ["Sydney", "Australia/Sydney", "2027-04-04T04:00:00Z", 25],
  ["Sydney", "Australia/Sydney", "2027-10-03T03:00:00Z", 23],
  ["Kolkata", "Asia/Kolkata", "2027-03-28T13:00:00Z", 24],
  ["Kolkata", "Asia/Kolkata", "2027-10-31T14:00:00Z", 24],
])(
  "in %s (%s) the day before %s is %i hours before, an hour is an hour",
  (_place, zone, start, hours) => {
    const startsAt = new Date(start);
    const times = reminderTimes(startsAt, zone);
    expect((startsAt.getTime() - times["day-before"].getTime()) / 3_600_000).toBe(hours);
    expect(startsAt.getTime() - times["hour-before"].getTime()).toBe(3_600_000);
  },
);

test("a session at a time that was skipped the day before is reminded of all the same", () => {
  // 01:30 on 29 March in London; on 28 March clocks jump from 01:00 to 02:00, so 02:30.
  const times = reminderTimes(new Date("2027-03-29T00:30:00Z"), "Europe/London");
  expect(times["day-before"].toISOString()).toBe("2027-03-28T01:30:00.000Z");
});

test.each([
  [
    "the week in which only New York has changed",
    { startsAt: "2027-03-16T14:00:00Z", endsAt: "2027-03-16T15:30:00Z" },
    [
      ["London", "Tuesday 16 March, 14:00 to 15:30"],
      ["New York", "Tuesday 16 March, 10:00 to 11:30"],
      ["Sydney", "Wednesday 17 March, 01:00 to 02:30"],
      ["India", "Tuesday 16 March, 19:30 to 21:00"],
    ],
  ],
  [
    "after London has changed too, over midnight in Sydney",
    { startsAt: "2027-03-30T12:30:00Z", endsAt: "2027-03-30T14:00:00Z" },
    [
      ["London", "Tuesday 30 March, 13:30 to 15:00"],
      ["New York", "Tuesday 30 March, 08:30 to 10:00"],
      ["Sydney", "Tuesday 30 March, 23:30 to Wednesday 31 March, 01:00"],
      ["India", "Tuesday 30 March, 18:00 to 19:30"],
    ],
  ],
])("times are told on each clock: %s", (_case, { startsAt, endsAt }, expected) => {
  const zones = ["Europe/London", "America/New_York", "Australia/Sydney", "Asia/Kolkata"];
  const spans = spansOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, zones);
  expect(spans.map(({ place, when }) => [place, when])).toEqual(expected);
});

test("anyone who registers late is not reminded of what the confirmation just said", () => {
  const startsAt = new Date("2027-03-10T14:00:00Z");
  const at = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
  const place = { startsAt, zone: "Europe/London" };
  expect(dueReminder({ ...place, registeredAt: at(100) }, at(24.1))).toBeNull();
  expect(dueReminder({ ...place, registeredAt: at(100) }, at(24))).toBe("day-before");
  expect(dueReminder({ ...place, registeredAt: at(10) }, at(9))).toBeNull();
  expect(dueReminder({ ...place, registeredAt: at(10) }, at(0.9))).toBe("hour-before");
  expect(dueReminder({ ...place, registeredAt: at(0.5) }, at(0.4))).toBeNull();
  expect(dueReminder({ ...place, registeredAt: at(100) }, at(0))).toBeNull();
});
