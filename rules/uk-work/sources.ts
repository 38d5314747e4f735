import type { Dated } from "#rules/dated.ts";

/**
 * Where each part of the Skilled Worker rule is published, since when, and when
 * somebody last compared our tables with it.
 */

const rules =
  "https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker";
const goingRatesPage =
  "https://www.gov.uk/government/publications/skilled-worker-visa-going-rates-for-eligible-occupations/skilled-worker-visa-going-rates-for-eligible-occupation-codes";
const occupationsAppendix =
  "https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-occupations";
const salaryListPage =
  "https://www.gov.uk/government/publications/skilled-worker-visa-immigration-salary-list/skilled-worker-visa-immigration-salary-list";
const register = "https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers";

/** The money in the table of SW 4.4 and the new-entrant tests: read again most often. */
export const thresholdsSource = {
  effectiveFrom: "2026-04-08",
  effectiveTo: null,
  source: rules,
  checkedOn: "2026-10-06",
} as const satisfies Dated;

/** Every other paragraph of the appendix, as captured with its page of 8 April 2026. */
export const rulesSource = {
  ...thresholdsSource,
  checkedOn: "2026-05-19",
} as const satisfies Dated;

export const goingRatesSource = {
  effectiveFrom: "2025-07-22",
  effectiveTo: null,
  source: goingRatesPage,
  checkedOn: "2026-09-28",
} as const satisfies Dated;

/** National pay scales and the PhD columns of the lower rates stand in the appendix only. */
export const appendixSource = {
  effectiveFrom: "2025-07-22",
  effectiveTo: null,
  source: occupationsAppendix,
  checkedOn: "2026-04-29",
} as const satisfies Dated;

export const salaryListSource = {
  effectiveFrom: "2025-11-11",
  effectiveTo: null,
  source: salaryListPage,
  checkedOn: "2026-09-28",
} as const satisfies Dated;

export const shortageListSource = {
  effectiveFrom: "2025-07-22",
  effectiveTo: null,
  source: rules,
  checkedOn: "2026-09-28",
} as const satisfies Dated;

export const englishSource = {
  effectiveFrom: "2026-01-08",
  effectiveTo: null,
  source: rules,
  checkedOn: "2026-05-19",
  confirmedOn: "2026-10-05",
} as const satisfies Dated;

/** The day of the register itself comes with each job. */
export const registerSource = { ...rulesSource, source: register } as const satisfies Dated;
