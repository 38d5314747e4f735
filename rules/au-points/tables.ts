import { type Dated, inForce } from "#rules/dated.ts";

/**
 * The points test of Schedule 6D as Home Affairs prints it for each visa. The three
 * pages hold the same eleven sections today and differ in nomination alone, but
 * each visa keeps rows of its own: one page can change before another.
 */

export const subclasses = ["189", "190", "491"] as const;
export type Subclass = (typeof subclasses)[number];

export type EnglishLevel = "none" | "competent" | "proficient" | "superior";
export type Qualification = "none" | "authority-accepted" | "diploma" | "bachelor" | "doctorate";
export type PartnerRow = "other" | "competent-english" | "skilled" | "single-or-resident";

/** Reached at this many whole years; the last one reached counts. */
export type Band = { from: number; points: number };

export type PointsTable = Dated & {
  subclass: Subclass;
  passMark: number;
  age: readonly Band[];
  /** From this birthday on nobody is invited. */
  tooOldAt: number;
  english: Record<EnglishLevel, number>;
  workOverseas: readonly Band[];
  workAustralia: readonly Band[];
  /** The most that work in and outside Australia gives together. */
  workCap: number;
  /** Work counts in this many years before the invitation, from this many hours a week. */
  work: { withinYears: number; leastHours: number };
  qualification: Record<Qualification, number>;
  specialistEducation: number;
  australianStudy: number;
  /** What the study requirement asks: registered weeks, and months they took. */
  study: { weeks: number; months: number };
  regionalStudy: number;
  professionalYear: number;
  /** A Professional Year counts for this many months after it ends. */
  professionalYearMonths: number;
  communityLanguage: number;
  partner: Record<PartnerRow, number>;
  /** A partner with skills is younger than this. */
  partnerUnder: number;
  nomination: number;
};

const visaListing = "https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing";

const sharedSections = {
  passMark: 65,
  age: [
    { from: 18, points: 25 },
    { from: 25, points: 30 },
    { from: 33, points: 25 },
    { from: 40, points: 15 },
  ],
  tooOldAt: 45,
  english: { none: 0, competent: 0, proficient: 10, superior: 20 },
  workOverseas: [
    { from: 0, points: 0 },
    { from: 3, points: 5 },
    { from: 5, points: 10 },
    { from: 8, points: 15 },
  ],
  workAustralia: [
    { from: 0, points: 0 },
    { from: 1, points: 5 },
    { from: 3, points: 10 },
    { from: 5, points: 15 },
    { from: 8, points: 20 },
  ],
  workCap: 20,
  work: { withinYears: 10, leastHours: 20 },
  qualification: { none: 0, "authority-accepted": 10, diploma: 10, bachelor: 15, doctorate: 20 },
  specialistEducation: 10,
  australianStudy: 5,
  study: { weeks: 92, months: 16 },
  regionalStudy: 5,
  professionalYear: 5,
  professionalYearMonths: 48,
  communityLanguage: 5,
  partner: { other: 0, "competent-english": 5, skilled: 10, "single-or-resident": 10 },
  partnerUnder: 45,
} as const;

/** `effectiveFrom` is the day each page says it was last changed: earlier days are refused. */
export const pointsTables: readonly PointsTable[] = [
  {
    ...sharedSections,
    subclass: "189",
    nomination: 0,
    effectiveFrom: "2026-06-11",
    effectiveTo: null,
    source: `${visaListing}/skilled-independent-189/points-table`,
    checkedOn: "2026-08-23",
  },
  {
    ...sharedSections,
    subclass: "190",
    nomination: 5,
    effectiveFrom: "2026-07-16",
    effectiveTo: null,
    source: `${visaListing}/skilled-nominated-190/points-table`,
    checkedOn: "2026-08-17",
  },
  {
    ...sharedSections,
    subclass: "491",
    nomination: 15,
    effectiveFrom: "2026-07-16",
    effectiveTo: null,
    source: `${visaListing}/skilled-work-regional-provisional-491/points-table`,
    checkedOn: "2026-08-17",
  },
];

/** The table of a visa in force on the given ISO day. Refuses a day that none covers. */
export function pointsTable(subclass: Subclass, on: string): PointsTable {
  const ofVisa = pointsTables.filter((table) => table.subclass === subclass);
  return inForce(ofVisa, on, `points table for the ${subclass} visa`);
}

/** The first day on which all three visas have a table. */
export const firstDayCovered = pointsTables
  .map(({ effectiveFrom }) => effectiveFrom)
  .toSorted()
  .at(-1)!;

/** The band reached with this many whole years; none below the first. */
export function bandAt(bands: readonly Band[], years: number): Band | null {
  return bands.findLast(({ from }) => from <= years) ?? null;
}
