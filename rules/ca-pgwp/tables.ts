import type { Dated } from "#rules/dated.ts";

/** The kinds of programme the rule tells apart. Only the first three are degrees. */
export const programmeLevels = [
  "bachelors",
  "masters",
  "doctorate",
  "other-university",
  "college",
] as const;

export type ProgrammeLevel = (typeof programmeLevels)[number];

/** The post-graduation work permit, as applied for on a day the row covers. */
export type PgwpRow = Dated & {
  minMonths: number;
  /** Programmes in Québec may be measured in hours. */
  minQuebecHours: number;
  /** From this length on, and for a master's of any length that counts, the permit is `longMonths`. */
  longFromMonths: number;
  longMonths: number;
  applyWithinDays: number;
  /** Canadian Language Benchmark or NCLC, in all four abilities. */
  language: Readonly<Record<ProgrammeLevel, number>>;
  /** The field of study is asked of these, when the study permit was asked for on this day or later. */
  fieldOfStudy: { levels: readonly ProgrammeLevel[]; permitAskedFrom: string };
  fieldOfStudySource: string;
  fee: number; // Canadian cents
};

const pages =
  "https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation";

/** Read through dated summaries of the department's instructions of 11 March 2025. */
export const pgwpRules: readonly PgwpRow[] = [
  {
    minMonths: 8,
    minQuebecHours: 900,
    longFromMonths: 24,
    longMonths: 36,
    applyWithinDays: 180,
    language: { bachelors: 7, masters: 7, doctorate: 7, "other-university": 7, college: 5 },
    fieldOfStudy: { levels: ["other-university", "college"], permitAskedFrom: "2024-11-01" },
    fieldOfStudySource: `${pages}/eligibility/field-of-study.html`,
    fee: 25_500,
    effectiveFrom: "2025-03-11",
    effectiveTo: null,
    source: `${pages}/eligibility.html`,
    checkedOn: "2026-10-05",
  },
];

/** Full-time work while a permit applied for in time is decided: IRPR 186(w). */
export type WaitingRow = Dated & { rule: string };

export const workWhileWaiting: readonly WaitingRow[] = [
  {
    rule: "IRPR 186(w)",
    effectiveFrom: "2026-05-19",
    effectiveTo: null,
    source: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-186.html",
    checkedOn: "2026-10-05",
  },
];
