import { expect, test } from "vitest";
import { clocksFor, differenceLabel } from "./clocks.ts";

const now = new Date("2026-11-15T01:42:00Z");
const leeds = { timeZone: "Europe/London", place: "Leeds" };
const hanoi = { timeZone: "Asia/Ho_Chi_Minh" };

test("until the switch day there are two clocks, and the second says how far away it is", () => {
  const { clocks, notes } = clocksFor({ home: hanoi, there: leeds, switchOn: "2027-01-10", now });
  expect(clocks).toMatchObject([
    { place: "Ho Chi Minh City", words: "Sunday 15 November", time: "08:42" },
    { place: "Leeds", words: "Sunday, 7 hours behind", time: "01:42" },
  ]);
  expect(notes).toEqual([
    "We show both times until the day you arrive, 10 January 2027. Then Leeds time only.",
  ]);
});

test.each([
  ["2026-11-14", 1],
  ["2026-11-15", 1],
  ["2026-11-16", 2],
  [null, 2],
])("with %s as the switch day there are %i clocks", (switchOn, count) => {
  expect(clocksFor({ home: hanoi, there: leeds, switchOn, now }).clocks).toHaveLength(count);
});

test("a change of clocks on the way is told, with the difference after it", () => {
  const { notes } = clocksFor({ home: hanoi, there: leeds, switchOn: "2027-04-20", now });
  expect(notes[1]).toBe(
    "On 28 March 2027 the clocks in Leeds go forward: from then Leeds is 6 hours behind.",
  );
  const sydney = { timeZone: "Australia/Sydney", place: "Sydney" };
  const fromLondon = { timeZone: "Europe/London" };
  const both = clocksFor({ home: fromLondon, there: sydney, switchOn: "2027-04-20", now }).notes;
  expect(both.slice(1)).toEqual([
    "On 28 March 2027 the clocks in London go forward: from then Sydney is 10 hours ahead.",
    "On 4 April 2027 the clocks in Sydney go back: from then Sydney is 9 hours ahead.",
  ]);
});

test("somebody whose clock is the same has one", () => {
  expect(clocksFor({ home: leeds, there: leeds, switchOn: null, now }).clocks).toHaveLength(1);
});

test.each([
  [-420, "7 hours behind"],
  [330, "5 hours 30 minutes ahead"],
  [60, "1 hour ahead"],
  [-30, "30 minutes behind"],
  [0, "the same time"],
])("%i minutes are %s", (minutes, words) => {
  expect(differenceLabel(minutes)).toBe(words);
});
