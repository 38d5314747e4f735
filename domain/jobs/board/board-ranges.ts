import type { closingWithin, postedWithin } from "./board.ts";

/** What readers read for each choice of a range. */
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
