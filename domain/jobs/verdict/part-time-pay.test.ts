import { expect, test } from "vitest";
import { payOfWeek } from "./part-time-pay.ts";

const yearly = { yearlyPay: 60_000_00, salaryPeriod: "year", jobType: "full-time" };
const cut = { annual: 32_000_00, isForAnotherWeek: false };
const whole = { annual: 60_000_00, isForAnotherWeek: false };
const unclear = { annual: null, isForAnotherWeek: true };

test.each([
  ["£60,000 pro rata, 20 hours a week", 20, cut],
  ["Salary: £60,000 FTE", 20, cut],
  ["£60,000 (full-time equivalent)", 20, cut],
  ["£60,000 for 20 hours a week", 20, unclear],
  ["Actual salary £60,000, pro-rata of £112,500", 20, unclear],
  ["25 days of holiday, pro rata", 37.5, whole],
  ["£60,000 pro rata", 35, whole],
  ["£60,000 pro rata", null, unclear],
  ["25 days of holiday, pro rata", null, whole],
  ["You write code.", null, whole],
])("%s at %s hours", (text, hoursPerWeek, read) => {
  expect(payOfWeek({ ...yearly, hoursPerWeek }, text)).toEqual(read);
});

test("pay by the hour is of the hours that are worked", () => {
  const hourly = { ...yearly, salaryPeriod: "hour" };
  expect(payOfWeek({ ...hourly, hoursPerWeek: 20 }, "Holiday pro rata")).toEqual(whole);
});

test("part-time without hours says nothing of a year", () => {
  expect(payOfWeek({ ...yearly, jobType: "part-time", hoursPerWeek: null }, "")).toEqual(unclear);
  const hourly = { ...yearly, jobType: "part-time", salaryPeriod: "hour", hoursPerWeek: null };
  expect(payOfWeek(hourly, "")).toEqual(unclear);
});
