import type { Dated } from "#rules/dated.ts";
import type { CanadianStudy, Education } from "./profile.ts";

/** Points in the grid's two columns: with a partner who is coming, and without. */
export type Columns = { with: number; without: number };

/** A band runs from its first value to the next band's. */
export type Band<Points> = { from: number; points: Points };

/** Points of a combination for the lower and the higher step of what it is combined with. */
type Combination = readonly [lower: number, higher: number];

/** One published version of the Comprehensive Ranking System. Rows are history: add, never edit. */
export type CrsGrid = Dated & {
  age: readonly Band<Columns>[];
  education: Readonly<Record<Education, Columns & { partner: number }>>;
  /** For each of four abilities. */
  firstLanguage: readonly Band<Columns>[];
  secondLanguage: readonly Band<number>[];
  secondLanguageMost: Columns;
  partnerLanguage: readonly Band<number>[];
  canadianWork: readonly Band<Columns & { partner: number }>[];
  /** Steps of language, in all four abilities, and of work that the combinations speak of. */
  steps: { language: Combination; tradeLanguage: Combination; canadianYears: Combination };
  /** By tier: some of it, or more of it. The tiers of education and foreign work begin here. */
  combinations: { some: Combination; more: Combination; trade: Combination };
  tiers: {
    education: { some: Education; more: Education };
    foreignYears: { some: number; more: number };
  };
  sibling: number;
  french: { level: number; englishLevel: number; alone: number; withEnglish: number };
  canadianStudy: Readonly<Record<CanadianStudy, number>>;
  nomination: number;
  most: {
    core: Columns;
    partner: number;
    /** Each of the three groups of combinations. */
    combinationGroup: number;
    transferability: number;
    additional: number;
  };
};

const both = (points: number): Columns => ({ with: points, without: points });
const columns = (withPartner: number, without: number): Columns => ({ with: withPartner, without });

/**
 * The page is dated 21 August 2025; the copy we read was served on 3 February 2026.
 * Points for job offers had gone on 25 March 2025.
 */
export const crsGrids: readonly CrsGrid[] = [
  {
    effectiveFrom: "2025-08-21",
    effectiveTo: null,
    source:
      "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/check-score/crs-criteria.html",
    checkedOn: "2026-02-03",
    age: [
      { from: 0, points: columns(0, 0) },
      { from: 18, points: columns(90, 99) },
      { from: 19, points: columns(95, 105) },
      { from: 20, points: columns(100, 110) },
      { from: 30, points: columns(95, 105) },
      { from: 31, points: columns(90, 99) },
      { from: 32, points: columns(85, 94) },
      { from: 33, points: columns(80, 88) },
      { from: 34, points: columns(75, 83) },
      { from: 35, points: columns(70, 77) },
      { from: 36, points: columns(65, 72) },
      { from: 37, points: columns(60, 66) },
      { from: 38, points: columns(55, 61) },
      { from: 39, points: columns(50, 55) },
      { from: 40, points: columns(45, 50) },
      { from: 41, points: columns(35, 39) },
      { from: 42, points: columns(25, 28) },
      { from: 43, points: columns(15, 17) },
      { from: 44, points: columns(5, 6) },
      { from: 45, points: columns(0, 0) },
    ],
    education: {
      none: { ...columns(0, 0), partner: 0 },
      secondary: { ...columns(28, 30), partner: 2 },
      "one-year": { ...columns(84, 90), partner: 6 },
      "two-year": { ...columns(91, 98), partner: 7 },
      bachelors: { ...columns(112, 120), partner: 8 },
      "two-or-more": { ...columns(119, 128), partner: 9 },
      masters: { ...columns(126, 135), partner: 10 },
      doctorate: { ...columns(140, 150), partner: 10 },
    },
    firstLanguage: [
      { from: 0, points: both(0) },
      { from: 4, points: both(6) },
      { from: 6, points: columns(8, 9) },
      { from: 7, points: columns(16, 17) },
      { from: 8, points: columns(22, 23) },
      { from: 9, points: columns(29, 31) },
      { from: 10, points: columns(32, 34) },
    ],
    secondLanguage: [
      { from: 0, points: 0 },
      { from: 5, points: 1 },
      { from: 7, points: 3 },
      { from: 9, points: 6 },
    ],
    secondLanguageMost: columns(22, 24),
    partnerLanguage: [
      { from: 0, points: 0 },
      { from: 5, points: 1 },
      { from: 7, points: 3 },
      { from: 9, points: 5 },
    ],
    canadianWork: [
      { from: 0, points: { ...both(0), partner: 0 } },
      { from: 1, points: { ...columns(35, 40), partner: 5 } },
      { from: 2, points: { ...columns(46, 53), partner: 7 } },
      { from: 3, points: { ...columns(56, 64), partner: 8 } },
      { from: 4, points: { ...columns(63, 72), partner: 9 } },
      { from: 5, points: { ...columns(70, 80), partner: 10 } },
    ],
    steps: { language: [7, 9], tradeLanguage: [5, 7], canadianYears: [1, 2] },
    combinations: { some: [13, 25], more: [25, 50], trade: [25, 50] },
    tiers: {
      education: { some: "one-year", more: "two-or-more" },
      foreignYears: { some: 1, more: 3 },
    },
    sibling: 15,
    french: { level: 7, englishLevel: 5, alone: 25, withEnglish: 50 },
    canadianStudy: { none: 0, "one-or-two-years": 15, "three-years-or-more": 30 },
    nomination: 600,
    most: {
      core: columns(460, 500),
      partner: 40,
      combinationGroup: 50,
      transferability: 100,
      additional: 600,
    },
  },
];
