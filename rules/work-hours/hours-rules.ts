import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import { type Dated, isInForce } from "#rules/dated.ts";

/** The kinds of course that the rules of our four countries tell apart. */
export const studyKinds = ["degree", "below-degree", "research", "part-time"] as const;

export type StudyKind = (typeof studyKinds)[number];

/** The same days every year, as month and day; an end before its start runs over New Year. */
export type YearlyDates = { from: string; to: string };

/** How many hours a student may work, paid and unpaid, with all employers together. */
export type HoursRule = Dated & {
  countryId: number;
  studies: readonly StudyKind[];
  /** Most hours in so many days of term; null where there is no limit. */
  hours: number | null;
  days: 7 | 14;
  /** "any": no source we trust says when the days begin, so every run of them is judged. */
  beginsOn: "monday" | "any";
  /** Most hours where all of the days lie in breaks; null where there is no limit. */
  breakHours: number | null;
  /** Breaks of the country's own; null where the university's count. */
  breakDates: readonly YearlyDates[] | null;
  /** What holds once the course has ended, and before it begins. */
  afterCourse: "free" | "as-before" | "unknown";
  beforeCourse: "as-after" | "unknown";
};

const uk = {
  countryId: UNITED_KINGDOM,
  days: 7,
  beginsOn: "monday",
  breakDates: null,
  beforeCourse: "unknown",
  effectiveFrom: "2026-10-06",
  effectiveTo: null,
  source: "https://www.gov.uk/student-visa",
  checkedOn: "2026-10-06",
} as const;

const australia = {
  countryId: AUSTRALIA,
  days: 14,
  beginsOn: "any",
  breakHours: null,
  breakDates: null,
  afterCourse: "unknown",
  beforeCourse: "unknown",
  effectiveFrom: "2026-10-05",
  effectiveTo: null,
  source:
    "https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500/temporary-relaxation-of-working-hours-for-student-visa-holders",
  checkedOn: "2026-10-05",
} as const;

/**
 * Rows are history: add, never edit. A kind of course that no row names is not
 * judged: Australia's, Canada's and Ireland's rules speak of full-time courses only.
 */
export const hoursRules: readonly HoursRule[] = [
  { ...uk, studies: ["degree", "research"], hours: 20, breakHours: null, afterCourse: "free" },
  { ...uk, studies: ["below-degree"], hours: 10, breakHours: null, afterCourse: "free" },
  { ...uk, studies: ["part-time"], hours: 0, breakHours: 0, afterCourse: "unknown" },

  { ...australia, studies: ["degree", "below-degree"], hours: 48 },
  { ...australia, studies: ["research"], hours: null },

  {
    countryId: CANADA,
    studies: ["degree", "below-degree", "research"],
    hours: 24,
    days: 7,
    beginsOn: "any",
    breakHours: null,
    breakDates: null,
    afterCourse: "unknown",
    beforeCourse: "unknown",
    effectiveFrom: "2026-05-19",
    effectiveTo: null,
    source: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-186.html",
    checkedOn: "2026-10-05",
  },

  {
    countryId: IRELAND,
    studies: ["degree", "below-degree", "research"],
    hours: 20,
    days: 7,
    beginsOn: "any",
    breakHours: 40,
    breakDates: [
      { from: "06-01", to: "09-30" },
      { from: "12-15", to: "01-15" },
    ],
    afterCourse: "as-before",
    beforeCourse: "as-after",
    effectiveFrom: "2026-10-05",
    effectiveTo: null,
    source: "https://www.irishimmigration.ie/coming-to-study-in-ireland/",
    checkedOn: "2026-10-05",
  },
];

/** The rule in force on the day; null where none is known, so that nothing is guessed. */
export function hoursRuleFor(
  { countryId, study }: { countryId: number; study: StudyKind },
  on: string,
): HoursRule | null {
  const isTheirs = (row: HoursRule) => row.countryId === countryId && row.studies.includes(study);
  return hoursRules.findLast((row) => isTheirs(row) && isInForce(row, on)) ?? null;
}
