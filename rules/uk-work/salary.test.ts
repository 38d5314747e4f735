import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import { judgePay, salaryLine } from "./salary.ts";

const on = "2026-11-15";
const developer = { socCode: "2134", weeklyHours: 37.5 };

test.each([
  ["A", 54_700],
  ["E", 38_300],
] as const)("option %s asks a software developer for £%i", (option, required) => {
  expect(salaryLine(option, developer, on)).toMatchObject({ required: pounds(required) });
});

test("the going rate follows the hours, the cash threshold does not", () => {
  const line = salaryLine("E", { ...developer, weeklyHours: 30 }, on);
  expect(line).toMatchObject({ goingRate: pounds(30_640), required: pounds(33_400) });
});

test.each([
  ["a pound below the line", 38_299, false],
  ["exactly the line", 38_300, true],
])("%s", (_case, annual, passes) => {
  const line = salaryLine("E", developer, on)!;
  expect(judgePay({ annual: pounds(annual), weeklyHours: 37.5 }, line).passes).toBe(passes);
});

test("pay for hours beyond 48 does not count against the cash threshold", () => {
  const line = salaryLine("E", { ...developer, weeklyHours: 60 }, on)!;
  const finding = judgePay({ annual: pounds(40_000), weeklyHours: 60 }, line);
  expect(finding.margin).toBe(Math.min(pounds(32_000 - 33_400), pounds(40_000 - 61_280)));
});

test("pay within £100 of the line is marked as borderline", () => {
  const line = salaryLine("E", developer, on)!;
  expect(judgePay({ annual: pounds(38_250), weeklyHours: 37.5 }, line).isBorderline).toBe(true);
  expect(judgePay({ annual: pounds(38_500), weeklyHours: 37.5 }, line).isBorderline).toBe(false);
});

test("a code without a going rate has no line", () => {
  expect(salaryLine("A", { ...developer, socCode: "9999" }, on)).toBeNull();
});
