import { expect, test } from "vitest";
import { distanceLabel, isInNight, nightStrip } from "./nights.ts";

const closes = new Date("2026-11-27T23:59:00Z");
const rounded = (zone: string) =>
  nightStrip(closes, zone).nights.map(({ from, to }) => [from, to].map((at) => at.toFixed(4)));

test("one minute to midnight in Leeds is half past five in Pune, and night in both", () => {
  expect(isInNight(closes, "Europe/London")).toBe(true);
  expect(isInNight(closes, "Asia/Kolkata")).toBe(true);
  expect(isInNight(closes, "America/Los_Angeles")).toBe(false);
});

test("the strip holds the instant in its middle and shades each place's own night", () => {
  expect(nightStrip(closes, "Europe/London").at).toBeCloseTo(0.4993, 3);
  expect(rounded("Europe/London")).toEqual([["0.4167", "0.7917"]]);
  expect(rounded("Asia/Kolkata")).toEqual([["0.1875", "0.5625"]]);
});

test("a night cut by both ends of the strip is two pieces", () => {
  expect(rounded("America/Los_Angeles")).toEqual([
    ["0.0000", "0.1250"],
    ["0.7500", "1.0000"],
  ]);
});

test("ticks are the zone's own hours, none of them under the flag", () => {
  const { ticks } = nightStrip(closes, "Asia/Kolkata");
  expect(ticks.map(({ label }) => label)).toEqual(["17:30", "00:00 Sat", "12:00"]);
});

test("a night in which the clocks change is an hour longer or shorter", () => {
  const { nights } = nightStrip(new Date("2026-10-25T01:00:00Z"), "Europe/London");
  const [night] = nights;
  expect(((night?.to ?? 0) - (night?.from ?? 0)) * 24).toBeCloseTo(10);
});

test.each([
  ["Asia/Kolkata", "5½ hours ahead"],
  ["Asia/Kathmandu", "5¾ hours ahead"],
  ["America/Toronto", "5 hours behind"],
  ["Europe/Paris", "1 hour ahead"],
  ["America/St_Johns", "3½ hours behind"],
  ["Europe/London", "the same time"],
  ["Pacific/Kiritimati", "14 hours ahead"],
])("%s is %s", (zone, words) => {
  expect(distanceLabel(closes, zone, "Europe/London")).toBe(words);
});
