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
      there: "Wed 14:30 in London",
    },
    { title: "Your course ends", day: "2026-12-20", there: "Sun 23:59 in London" },
  ]);
});

test("who is there already reads one clock", () => {
  const zones = { own: "Europe/London", study: "Europe/London" };
  expect(keyDates(situation, step, zones, "2026-11-15").map(({ there }) => there)).toEqual([
    null,
    null,
  ]);
});
