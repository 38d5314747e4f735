import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import { occupationOf } from "./occupations/all-occupations.ts";
import type { PublishedRates } from "./occupations/read-row.ts";
import { judgePay, longestWeek, salaryLine } from "./salary.ts";

const on = "2026-11-15";
const developer = { rate: pounds(38_300), weeklyHours: 37.5 };

test.each<[string, keyof PublishedRates, number]>([
  ["2134", "A", 54_700],
  ["2134", "E", 38_300],
  ["2421", "A", 49_200],
  ["2421", "E", 34_500],
  ["2422", "A", 45_800],
  ["2422", "E", 33_400],
  ["2123", "E", 41_100],
  ["2136", "A", 41_700],
  ["2435", "B", 52_300],
])("%s asks for £%3$i by option %s", (code, option, required) => {
  const rate = occupationOf(code)!.rates[option]!;
  const line = salaryLine(option, { rate, weeklyHours: 37.5 }, on);
  expect(line.required).toBe(pounds(required));
});

test("the going rate follows the hours, the cash threshold does not", () => {
  const line = salaryLine("E", { ...developer, weeklyHours: 30 }, on);
  expect(line).toMatchObject({ goingRate: pounds(30_640), required: pounds(33_400) });
});

test("forty hours raise the going rate with them", () => {
  const line = salaryLine("E", { ...developer, weeklyHours: 40 }, on);
  expect(line.required).toBe(4_085_334); // £40,853.33 and a third, up to the penny
});

test.each([20, 37.5, 45])("at %d hours a rate at the floor is £17.13 an hour", (weeklyHours) => {
  const rate = occupationOf("2422")!.rates.E!;
  const { goingRate } = salaryLine("E", { rate, weeklyHours }, on);
  expect((goingRate / 52 / weeklyHours / 100).toFixed(2)).toBe("17.13");
});

test.each([
  ["a pound below the line", 38_299, false],
  ["exactly the line", 38_300, true],
])("%s", (_case, annual, passes) => {
  const line = salaryLine("E", developer, on);
  expect(judgePay({ annual: pounds(annual), weeklyHours: 37.5 }, line).passes).toBe(passes);
});

test("60 hours at £15 count as £37,440 against the threshold", () => {
  // The rule's own example (SW 14.3): £46,800 is paid, £37,440 of it counts.
  const line = salaryLine("B", { rate: pounds(20_000), weeklyHours: 60 }, on);
  expect(judgePay({ annual: pounds(46_800), weeklyHours: 60 }, line).passes).toBe(false);
  expect(judgePay({ annual: pounds(46_875), weeklyHours: 60 }, line).passes).toBe(true);
});

test("all hours count against the going rate", () => {
  const line = salaryLine("E", { ...developer, weeklyHours: 60 }, on);
  expect(judgePay({ annual: pounds(40_000), weeklyHours: 60 }, line)).toMatchObject({
    required: pounds(61_280),
    margin: -pounds(21_280),
  });
});

test.each([
  [38_250, true],
  [38_400, true],
  [38_401, false],
  [38_199, false],
])("£%i beside a rate of £38,300: borderline %s", (annual, isBorderline) => {
  const line = salaryLine("E", developer, on);
  const finding = judgePay({ annual: pounds(annual), weeklyHours: 37.5 }, line);
  expect(finding.isBorderline).toBe(isBorderline);
});

test("a threshold is not rounded, so nothing near it is borderline", () => {
  const line = salaryLine("A", { rate: pounds(33_400), weeklyHours: 37.5 }, on);
  const finding = judgePay({ annual: pounds(41_650), weeklyHours: 37.5 }, line);
  expect(finding).toMatchObject({ passes: false, isBorderline: false });
});

test("the longest week pay can carry is found by rate and threshold", () => {
  expect(longestWeek(pounds(39_500), pounds(38_300), pounds(33_400))).toBe(38.6);
  expect(longestWeek(pounds(33_400), pounds(30_000), pounds(33_400))).toBe(41.7);
  expect(longestWeek(pounds(33_399), pounds(30_000), pounds(33_400))).toBeNull();
});

test("a day before the rules we hold is refused, not guessed", () => {
  expect(() => salaryLine("A", developer, "2026-04-07")).toThrow("covers 2026-04-07");
});
