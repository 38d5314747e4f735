import { expect, test } from "vitest";
import { payLabel } from "../../pay-label.ts";
import { yearlyPayOf } from "../../yearly-pay.ts";
import { cleanPay, readPayText } from "./pay.ts";

test.each([
  ["£30,000 - £35,000 per year", ["GBP", 30_000, 35_000, "year"]],
  ["£30k to £35k per annum", ["GBP", 30_000, 35_000, "year"]],
  ["£30-35k a year", ["GBP", 30_000, 35_000, "year"]],
  ["£12.60 per hour", ["GBP", 12.6, null, "hour"]],
  ["EUR 2100/month", ["EUR", 2100, null, "month"]],
  ["A$65,000 per year", ["AUD", 65_000, null, "year"]],
])("%s is written in full", (text, [currency, min, max, period]) => {
  expect(readPayText(text)).toEqual({ currency, min, max, period });
});

test.each([
  ...[
    "$50,000 per year",
    "£30,000",
    "competitive",
    "up to £40k per year",
    "from £12",
    "£30,000 DOE",
  ],
  ...["30,000 per year", "£30,000 per year plus bonus"],
])("%s is not guessed at", (text) => {
  expect(readPayText(text)).toBeNull();
});

const pay = { currency: "gbp", min: 30_000, max: 35_000, period: "year" } as const;

test("figures are kept in hundredths, whatever coins their currency has", () => {
  expect(cleanPay(pay)).toEqual({
    currency: "GBP",
    min: 3_000_000,
    max: 3_500_000,
    period: "year",
  });
});

test.each([
  ["JPY", "JP¥30,000 to JP¥35,000 a year"],
  ["KWD", "KWD 30,000 to KWD 35,000 a year"],
  ["GBP", "£30,000 to £35,000 a year"],
])("%s is shown and searched as the feed said it", (currency, words) => {
  const cleaned = cleanPay({ ...pay, currency });
  expect(payLabel(cleaned).replaceAll("\u00a0", " ")).toBe(words);
  expect(yearlyPayOf(cleaned, null)).toBe(3_000_000);
});

test.each([
  ["nothing", { min: 0 }],
  ["less than nothing", { min: -5 }],
  ["a maximum under the minimum", { max: 100 }],
  ["a currency that is none", { currency: "POUNDS" }],
  ["more than can be stored", { min: 99_000_000_000, max: null }],
  ["no number", { min: Number.NaN }],
])("%s is no pay", (_case, change) => {
  expect(cleanPay({ ...pay, ...change })).toBeNull();
});
