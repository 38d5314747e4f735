/**
 * The dates of the rules we speak of, for the foot of every page.
 *
 * Written out, because every page carries them and none should carry the
 * tables for their sake; a test compares them with the tables.
 */
export const rulesAsAt = {
  skilledWorkerRules: "8 April 2026",
  goingRates: "22 July 2025",
  graduateVisa: { months: 18, from: "1 January 2027" },
  payLinesChecked: "6 October 2026",
  goingRatesChecked: "28 September 2026",
  latestCheck: "6 October 2026",
} as const;
