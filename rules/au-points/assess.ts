import type { Answers } from "./answers.ts";
import { type FactsOnDay, factsOn } from "./facts.ts";
import { type Band, bandAt, type PointsTable, pointsTable, type Subclass } from "./tables.ts";

/** The lines of the table, in its order. "work-cap" takes away what the cap does not count. */
export const factors = [
  "age",
  "english",
  "work-overseas",
  "work-australia",
  "work-cap",
  "qualification",
  "specialist-education",
  "australian-study",
  "professional-year",
  "community-language",
  "regional-study",
  "partner",
  "nomination",
] as const;
export type Factor = (typeof factors)[number];

export type Assessment = {
  subclass: Subclass;
  on: string;
  facts: FactsOnDay;
  points: Record<Factor, number>;
  total: number;
  /** The total less the pass mark: negative when it is not reached. */
  overBy: number;
  table: PointsTable;
};

export type Assessments = Record<Subclass, Assessment>;

/** Counts the points for one visa if the invitation came on the given ISO day. */
export function assessFor(subclass: Subclass, answers: Answers, on: string): Assessment {
  const table = pointsTable(subclass, on);
  const facts = factsOn(answers, table, on);
  const points = pointsOf(facts, table);
  const total = factors.reduce((sum, factor) => sum + points[factor], 0);
  return { subclass, on, facts, points, total, overBy: total - table.passMark, table };
}

export function assess(answers: Answers, on: string): Assessments {
  return {
    "189": assessFor("189", answers, on),
    "190": assessFor("190", answers, on),
    "491": assessFor("491", answers, on),
  };
}

function pointsOf(facts: FactsOnDay, table: PointsTable): Record<Factor, number> {
  const overseas = bandAt(table.workOverseas, facts.years.overseas)?.points ?? 0;
  const australia = bandAt(table.workAustralia, facts.years.australia)?.points ?? 0;
  return {
    age: agePoints(facts.age, table),
    english: facts.english === null ? 0 : table.english[facts.english],
    "work-overseas": overseas,
    "work-australia": australia,
    "work-cap": Math.min(0, table.workCap - overseas - australia),
    qualification: facts.qualification === null ? 0 : table.qualification[facts.qualification],
    "specialist-education": facts.hasSpecialistEducation ? table.specialistEducation : 0,
    "australian-study": facts.hasAustralianStudy ? table.australianStudy : 0,
    "professional-year": facts.hasProfessionalYear ? table.professionalYear : 0,
    "community-language": facts.hasCommunityLanguage ? table.communityLanguage : 0,
    "regional-study": facts.hasRegionalStudy ? table.regionalStudy : 0,
    partner: facts.partner === null ? 0 : table.partner[facts.partner],
    nomination: table.nomination,
  };
}

function agePoints(age: number | null, table: PointsTable): number {
  if (age === null || age >= table.tooOldAt) return 0;
  return bandAt(table.age, age)?.points ?? 0;
}

/** The most each line can give. Both lines of work keep their own; the cap is what they give together. */
export function mostOf(table: PointsTable): Record<Factor, number> {
  return {
    age: highest(table.age),
    english: Math.max(...Object.values(table.english)),
    "work-overseas": highest(table.workOverseas),
    "work-australia": highest(table.workAustralia),
    "work-cap": 0,
    qualification: Math.max(...Object.values(table.qualification)),
    "specialist-education": table.specialistEducation,
    "australian-study": table.australianStudy,
    "professional-year": table.professionalYear,
    "community-language": table.communityLanguage,
    "regional-study": table.regionalStudy,
    partner: Math.max(...Object.values(table.partner)),
    nomination: table.nomination,
  };
}

/** The highest total the table allows. */
export function mostInAll(table: PointsTable): number {
  const most = mostOf(table);
  const work = Math.min(table.workCap, most["work-overseas"] + most["work-australia"]);
  const sum = factors.reduce((all, factor) => all + most[factor], 0);
  return sum - most["work-overseas"] - most["work-australia"] + work;
}

function highest(bands: readonly Band[]): number {
  return Math.max(...bands.map(({ points }) => points));
}
