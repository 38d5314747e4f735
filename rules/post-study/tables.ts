import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import type { Dated } from "#rules/dated.ts";

export type Award = "degree" | "higher-degree" | "doctorate";

/** How long somebody may stay to work after a course, by country and award. */
export type PostStudyRow = Dated & {
  countryId: number;
  route: string;
  award: Award;
  months: number; // the most that is granted
  applyBy: string; // when to apply, in words for the reader
};

const graduateVisa = "https://www.gov.uk/graduate-visa";
const temporaryGraduate =
  "https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485";
const postGraduationPermit =
  "https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation.html";
const stamp1G = "https://www.irishimmigration.ie/coming-to-study-in-ireland/";

const uk = {
  countryId: UNITED_KINGDOM,
  route: "Graduate visa",
  applyBy: "In the UK, before your Student visa ends.",
  source: graduateVisa,
  checkedOn: "2026-10-06",
};
const australia = {
  countryId: AUSTRALIA,
  route: "485 visa",
  applyBy: "In Australia, within 6 months of finishing.",
  source: temporaryGraduate,
  checkedOn: "2026-10-08",
  effectiveFrom: "2024-10-15",
  effectiveTo: null,
};
const canada = {
  countryId: CANADA,
  route: "Post-graduation work permit",
  applyBy: "Within 180 days of your completion letter.",
  source: postGraduationPermit,
  checkedOn: "2026-10-05",
  effectiveFrom: "2025-03-11",
  effectiveTo: null,
};
const ireland = {
  countryId: IRELAND,
  route: "Stamp 1G",
  applyBy: "Within 6 months of your final results.",
  source: stamp1G,
  checkedOn: "2026-10-05",
  effectiveFrom: "2026-10-05",
  effectiveTo: null,
};

/** In the United Kingdom the day of the application decides, not the end of the course. */
export const postStudyRows: readonly PostStudyRow[] = [
  { ...uk, award: "degree", months: 24, effectiveFrom: "2025-10-14", effectiveTo: "2026-12-31" },
  { ...uk, award: "degree", months: 18, effectiveFrom: "2027-01-01", effectiveTo: null },
  { ...uk, award: "doctorate", months: 36, effectiveFrom: "2025-10-14", effectiveTo: null },

  { ...australia, award: "degree", months: 24 },
  { ...australia, award: "doctorate", months: 36 },

  { ...canada, award: "degree", months: 36 },

  { ...ireland, award: "degree", months: 12 },
  { ...ireland, award: "higher-degree", months: 24 },
];
