import { expect, test } from "vitest";
import { keyDates } from "./key-dates.ts";
import type { Situation } from "./next-step.ts";

const situation: Situation = {
  countryId: 226,
  courseLevel: "masters",
  courseStartsOn: "2025-09-14",
  courseEndsOn: "2026-12-20",
  movesOn: null,
  ownMoments: [
    {
      title: "Interview: Analyst, Halden Rowe",
      at: new Date("2026-11-25T14:30:00Z"),
      zone: "Europe/London",
    },
  ],
};
const step = { kind: "finish-course", endsOn: "2026-12-20", daysLeft: 35 } as const;

test("an interview stands among the dates, by its moment, on both clocks", () => {
  const zones = { own: "Asia/Kolkata", study: "Europe/London" };
  expect(keyDates(situation, step, zones, "2026-11-15")).toMatchObject([
    {
      title: "Interview: Analyst, Halden Rowe",
      day: "2026-11-25",
      forYou: "Wed 20:00 for you",
      there: "14:30 in London",
    },
    // A whole day: no minute of it is in anybody's night.
    { title: "Your course ends", day: "2026-12-20", minutes: null, forYou: "Sunday", there: null },
  ]);
});

test("a deadline at midnight names the date of the clock that shows another day", () => {
  const zones = { own: "Asia/Kolkata", study: "Europe/London" };
  const at = new Date("2026-11-24T23:59:00Z");
  const closing = { title: "Analyst closes", at, zone: "Europe/London" };
  const [date] = keyDates({ ...situation, ownMoments: [closing] }, step, zones, "2026-11-15");
  expect(date).toMatchObject({
    day: "2026-11-24",
    forYou: "Wed 25 Nov, 05:29 for you",
    there: "Tue 23:59 in London",
  });
});

test("west of the place it is the place's date that is named", () => {
  const zones = { own: "America/New_York", study: "Europe/London" };
  const at = new Date("2026-11-25T02:00:00Z");
  const meeting = { title: "Talk", at, zone: "Europe/London" };
  const [date] = keyDates({ ...situation, ownMoments: [meeting] }, step, zones, "2026-11-15");
  expect(date).toMatchObject({
    day: "2026-11-24",
    forYou: "Tue 21:00 for you",
    there: "Wed 25 Nov, 02:00 in London",
  });
});

test("who is there already reads one clock", () => {
  const zones = { own: "Europe/London", study: "Europe/London" };
  expect(keyDates(situation, step, zones, "2026-11-15").map(({ there }) => there)).toEqual([
    null,
    null,
  ]);
});

test("a course that has not begun has its first day among the dates", () => {
  const zones = { own: "Europe/London", study: "Europe/London" };
  const coming = { ...situation, courseStartsOn: "2026-11-24", ownMoments: [] };
  expect(keyDates(coming, step, zones, "2026-11-15")).toMatchObject([
    { title: "Your course begins", day: "2026-11-24", forYou: "Tuesday" },
    { title: "Your course ends", day: "2026-12-20" },
  ]);
});
