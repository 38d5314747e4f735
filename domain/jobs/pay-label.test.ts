import { expect, test } from "vitest";
import type { Pay } from "./job-card.ts";
import { payLabel } from "./pay-label.ts";

const pay = (change: Partial<Pay>): Pay => ({
  currency: "GBP",
  min: 3_950_000,
  max: null,
  period: "year",
  ...change,
});

test.each([
  ["one figure", pay({}), "£39,500 a year"],
  ["a range", pay({ max: 4_200_000 }), "£39,500 to £42,000 a year"],
  ["a range of one", pay({ max: 3_950_000 }), "£39,500 a year"],
  ["pence", pay({ min: 1260, period: "hour" }), "£12.60 an hour"],
  ["another currency", pay({ currency: "AUD", min: 7_500_000 }), "A$75,000 a year"],
  ["nothing said", null, "Pay not given"],
])("%s", (_case, given, words) => {
  expect(payLabel(given)).toBe(words);
});
