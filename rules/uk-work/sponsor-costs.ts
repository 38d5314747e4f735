import type { Dated } from "#rules/dated.ts";
import { pounds } from "#rules/money.ts";

/** What an employer in the United Kingdom pays to sponsor. Rows are history: add, never edit. */
export type SponsorCost = Dated & {
  cost: "skills-charge" | "licence";
  size: "small" | "large";
  amount: number; // pence
  per: "year" | "application";
};

const skillsCharge = {
  cost: "skills-charge",
  per: "year",
  effectiveFrom: "2025-12-16",
  effectiveTo: null,
  source: "https://www.gov.uk/uk-visa-sponsorship-employers",
  checkedOn: "2026-10-06",
} as const;

const licence = {
  cost: "licence",
  per: "application",
  effectiveFrom: "2026-05-19",
  effectiveTo: null,
  source: "https://www.gov.uk/uk-visa-sponsorship-employers",
  checkedOn: "2026-05-19",
  confirmedOn: "2026-09-17",
} as const;

export const sponsorCosts: readonly SponsorCost[] = [
  { ...skillsCharge, size: "small", amount: pounds(480) },
  { ...skillsCharge, size: "large", amount: pounds(1320) },
  { ...licence, size: "small", amount: pounds(611) },
  { ...licence, size: "large", amount: pounds(1682) },
];
