import { expect, test } from "vitest";
import { busyTimesOf } from "./busy-times.ts";
import { readBusy } from "./read-busy.server.ts";

const within = {
  from: Date.parse("2027-03-01T00:00:00Z"),
  until: Date.parse("2027-12-01T00:00:00Z"),
};

const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//x//EN", ...lines, "END:VCALENDAR", ""].join(
    "\r\n",
  );
const entry = (uid: string, ...lines: string[]) => [
  ...["BEGIN:VEVENT", `UID:${uid}`, "SUMMARY:Dentist", ...lines, "END:VEVENT"],
];
const busy = (...lines: string[]) =>
  busyTimesOf(calendar(...lines), "Europe/London", within).map(({ from, until }) =>
    [from, until].map((at) => new Date(at).toISOString().slice(0, 16)),
  );

test("a time in UTC, in a named zone, without a zone, and a whole day", () => {
  expect(
    busy(
      ...entry("1", "DTSTART:20270310T090000Z", "DTEND:20270310T100000Z"),
      ...entry("2", "DTSTART;TZID=America/New_York:20270611T090000", "DURATION:PT30M"),
      ...entry("3", "DTSTART:20270612T090000", "DTEND:20270612T093000"),
      ...entry("4", "DTSTART;VALUE=DATE:20270701", "DTEND;VALUE=DATE:20270702"),
    ),
  ).toEqual([
    ["2027-03-10T09:00", "2027-03-10T10:00"],
    ["2027-06-11T13:00", "2027-06-11T13:30"],
    ["2027-06-12T08:00", "2027-06-12T08:30"],
    ["2027-06-30T23:00", "2027-07-01T23:00"],
  ]);
});

test("a weekly time stays at its hour on the wall across a change of clocks", () => {
  const weekly = ["DTSTART;TZID=Europe/London:20270322T090000", "DURATION:PT1H"];
  expect(busy(...entry("1", ...weekly, "RRULE:FREQ=WEEKLY;COUNT=2"))).toEqual([
    ["2027-03-22T09:00", "2027-03-22T10:00"],
    ["2027-03-29T08:00", "2027-03-29T09:00"],
  ]);
});

test("exceptions: one left out, one moved, one cancelled", () => {
  const daily = ["DTSTART:20270308T090000Z", "DTEND:20270308T100000Z", "RRULE:FREQ=DAILY;COUNT=4"];
  expect(
    busy(
      ...entry("1", ...daily, "EXDATE:20270309T090000Z"),
      ...entry(
        "1",
        "RECURRENCE-ID:20270310T090000Z",
        "DTSTART:20270310T150000Z",
        "DTEND:20270310T160000Z",
      ),
      ...entry(
        "1",
        "RECURRENCE-ID:20270311T090000Z",
        "STATUS:CANCELLED",
        "DTSTART:20270311T090000Z",
        "DTEND:20270311T100000Z",
      ),
    ),
  ).toEqual([
    ["2027-03-08T09:00", "2027-03-08T10:00"],
    ["2027-03-10T15:00", "2027-03-10T16:00"],
  ]);
});

test("what is free, cancelled or over counts for nothing, and times that touch are one", () => {
  expect(
    busy(
      ...entry("1", "TRANSP:TRANSPARENT", "DTSTART:20270310T090000Z", "DTEND:20270310T100000Z"),
      ...entry("2", "STATUS:CANCELLED", "DTSTART:20270310T090000Z", "DTEND:20270310T100000Z"),
      ...entry("3", "DTSTART:20260310T090000Z", "DTEND:20260310T100000Z"),
      ...entry("4", "DTSTART:20270311T090000Z", "DTEND:20270311T100000Z"),
      ...entry("5", "DTSTART:20270311T093000Z", "DTEND:20270311T110000Z"),
    ),
  ).toEqual([["2027-03-11T09:00", "2027-03-11T11:00"]]);
});

test("a zone with another name is read as the calendar describes it", () => {
  const zone = [
    ...[
      "BEGIN:VTIMEZONE",
      "TZID:Indian Standard Time",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
    ],
    ...["TZOFFSETFROM:+0530", "TZOFFSETTO:+0530", "END:STANDARD", "END:VTIMEZONE"],
  ];
  const at = ["DTSTART;TZID=Indian Standard Time:20270310T143000", "DURATION:PT1H"];
  expect(busy(...zone, ...entry("1", ...at))).toEqual([["2027-03-10T09:00", "2027-03-10T10:00"]]);
});

test("a rule that never comes to an end is given up, and so is what is no calendar", async () => {
  const never = [
    "DTSTART:20270308T090000Z",
    "DURATION:PT1H",
    "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
  ];
  const read = (text: string) => readBusy({ text, hostZone: "Europe/London", within }, 1500);
  expect(await read(calendar(...entry("1", ...never)))).toMatchObject({ ok: false });
  expect(await read("<html>Sign in</html>")).toEqual({ ok: false, error: "unreadable" });
});

test("a daily entry of sixteen years ago is still read, and our own invitations are not", () => {
  const daily = ["DTSTART:20110308T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"];
  expect(busy(...entry("1", ...daily))[0]).toEqual(["2027-03-01T09:00", "2027-03-01T10:00"]);
  const ours = ["DTSTART:20270310T090000Z", "DTEND:20270310T100000Z"];
  expect(busy(...entry("meeting-12@waymark", ...ours))).toEqual([]);
});
