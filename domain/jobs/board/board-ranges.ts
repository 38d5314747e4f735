import type { closingWithin, payAtLeast, postedWithin } from "./board.ts";

/** What readers read for each choice of a range. Pay is in the job's own currency. */
export const payLabels: Readonly<Record<(typeof payAtLeast)[number], string>> = {
  "20000": "20,000",
  "25000": "25,000",
  "30000": "30,000",
  "35000": "35,000",
  "40000": "40,000",
  "50000": "50,000",
  "60000": "60,000",
};

export const postedLabels: Readonly<Record<(typeof postedWithin)[number], string>> = {
  "1": "Last 24 hours",
  "3": "Last 3 days",
  "7": "Last 7 days",
  "14": "Last 14 days",
  "30": "Last 30 days",
};

export const closingLabels: Readonly<Record<(typeof closingWithin)[number], string>> = {
  "3": "Within 3 days",
  "7": "Within 7 days",
  "14": "Within 14 days",
};
