import { type Reading, readChoice, readWhole, readYesNo } from "#domain/visas/tool/reading.ts";
import type { ExperienceAnswers } from "#rules/ca-express-entry/experience-class.ts";
import {
  type Ability,
  abilities,
  canadianStudies,
  type Education,
  educations,
  type Levels,
  type Profile,
} from "#rules/ca-express-entry/profile.ts";

/** Whose language test a level belongs to; in the address it stands before the ability. */
export type Tested = "first" | "second" | "partner";

export type ExpressEntryAnswers = {
  profile: Profile;
  experience: ExperienceAnswers;
  /** Essential answers that are not there yet; the estimate counts nothing for them. */
  missing: readonly ("age" | "education" | "first language")[];
};

const AGE = {
  from: 16,
  to: 99,
  sentence: "Type your age in whole years, between 16 and 99.",
};
const partnerChoices = ["coming", "not-counted"] as const;
const languages = ["english", "french"] as const;
const MIN_LEVEL = 3; // stands for everything below 4, where the points begin
const MAX_LEVEL = 10;
const levelValues = Array.from({ length: MAX_LEVEL - MIN_LEVEL + 1 }, (_, step) =>
  String(MIN_LEVEL + step),
);
const yearValues = ["1", "2", "3", "4", "5"] as const;

/** Reads an address. Whatever is not said counts for nothing. */
export function readExpressEntry(reading: Reading): ExpressEntryAnswers {
  const age = readWhole(reading, "age", AGE);
  const education = readChoice(reading, "education", educations);
  const first = readLevels(reading, "first");
  const missing = [
    age === null ? (["age"] as const) : [],
    education === null ? (["education"] as const) : [],
    isWhole(reading, "first") ? [] : (["first language"] as const),
  ].flat();

  return {
    profile: {
      partner: readPartner(reading),
      age: age ?? 0,
      education: education ?? "none",
      firstLanguage: readChoice(reading, "language", languages) ?? "english",
      first: first ?? noLevels,
      second: readLevels(reading, "second"),
      canadianYears: readYears(reading, "canada-work"),
      foreignYears: readYears(reading, "abroad-work"),
      hasTradeCertificate: readYesNo(reading, "trade") === true,
      hasSiblingInCanada: readYesNo(reading, "sibling") === true,
      canadianStudy: readChoice(reading, "study", canadianStudies) ?? "none",
      isNominated: readYesNo(reading, "nomination") === true,
    },
    experience: {
      hasCountedYear: readYesNo(reading, "counted-work"),
      livesOutsideQuebec: readYesNo(reading, "outside-quebec"),
    },
    missing,
  };
}

const noLevels: Levels = { listening: 0, speaking: 0, reading: 0, writing: 0 };

export function levelName(tested: Tested, ability: Ability): string {
  return `${tested}-${ability}`;
}

function readPartner(reading: Reading): Profile["partner"] {
  if (readChoice(reading, "partner", partnerChoices) !== "coming") return null;
  const education: Education | null = readChoice(reading, "partner-education", educations);
  return {
    education: education ?? "none",
    levels: readLevels(reading, "partner"),
    canadianYears: readYears(reading, "partner-work"),
  };
}

/** Null where no ability was given a level: no test. */
function readLevels(reading: Reading, tested: Tested): Levels | null {
  const level = (ability: Ability) =>
    Number(readChoice(reading, levelName(tested, ability), levelValues) ?? 0);
  const levels: Levels = {
    listening: level("listening"),
    speaking: level("speaking"),
    reading: level("reading"),
    writing: level("writing"),
  };
  return abilities.some((ability) => levels[ability] > 0) ? levels : null;
}

function isWhole(reading: Reading, tested: Tested): boolean {
  return abilities.every(
    (ability) => readChoice(reading, levelName(tested, ability), levelValues) !== null,
  );
}

function readYears(reading: Reading, name: string): number {
  return Number(readChoice(reading, name, yearValues) ?? 0);
}
