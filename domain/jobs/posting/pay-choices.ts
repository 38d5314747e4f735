import type { JobCountry } from "../vocabulary.ts";

export const payPeriods = {
  year: "a year",
  month: "a month",
  week: "a week",
  day: "a day",
  hour: "an hour",
} as const;
export type PayPeriod = keyof typeof payPeriods;

export const currencies = ["GBP", "EUR", "AUD", "CAD", "USD"] as const;
export type Currency = (typeof currencies)[number];

export const currencyOf: Record<JobCountry, Currency> = {
  gb: "GBP",
  ie: "EUR",
  au: "AUD",
  ca: "CAD",
  xx: "USD",
};
