import { expect, test } from "vitest";
import { formatAmount, formatMoney } from "./money.ts";

test.each([
  [3_830_000, "GBP", "£38,300"],
  [1_250, "GBP", "£12.50"],
  [4_090_400, "EUR", "€40,904"],
  [2_495, "AUD", "A$24.95"],
  [100, "USD", "US$1"],
  [-500, "EUR", "-€5"],
])("%d hundredths of %s are “%s”", (hundredths, currency, text) => {
  expect(formatMoney(hundredths, currency)).toBe(text);
});

test.each([
  [3_750_000, "37,500"],
  [1_250, "12.50"],
  [5, "0.05"],
])("%d hundredths without a currency are “%s”", (hundredths, text) => {
  expect(formatAmount(hundredths)).toBe(text);
});
