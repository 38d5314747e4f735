/** The levels of education the grid tells apart, lowest first. */
export const educations = [
  "none",
  "secondary",
  "one-year",
  "two-year",
  "bachelors",
  "two-or-more",
  "masters",
  "doctorate",
] as const;

export type Education = (typeof educations)[number];

export const abilities = ["listening", "speaking", "reading", "writing"] as const;

export type Ability = (typeof abilities)[number];

/** Canadian Language Benchmark (or its French twin, NCLC) for each ability; 0 is no level at all. */
export type Levels = Readonly<Record<Ability, number>>;

export type OfficialLanguage = "english" | "french";

export const canadianStudies = ["none", "one-or-two-years", "three-years-or-more"] as const;

export type CanadianStudy = (typeof canadianStudies)[number];

/** A spouse or common-law partner who is coming, and is neither a citizen nor a permanent resident. */
export type Partner = {
  education: Education;
  levels: Levels | null; // null: no test
  canadianYears: number;
};

/** What the grid asks of somebody. Years are whole years. */
export type Profile = {
  /** Null also for a partner who stays behind or is already Canadian: the law scores that as single. */
  partner: Partner | null;
  age: number;
  education: Education;
  firstLanguage: OfficialLanguage;
  first: Levels;
  /** The other official language; null: no test. */
  second: Levels | null;
  canadianYears: number;
  foreignYears: number;
  hasTradeCertificate: boolean;
  hasSiblingInCanada: boolean;
  canadianStudy: CanadianStudy;
  isNominated: boolean;
};

/** A level counts "in all four" only as far as the weakest ability reaches. */
export function weakest(levels: Levels): number {
  return Math.min(...abilities.map((ability) => levels[ability]));
}
