import { addMonths, wholeYears } from "#rules/days.ts";
import type { Answers, PartnerAnswer, Where } from "./answers.ts";
import { englishOn } from "./english.ts";
import type { EnglishLevel, PartnerRow, PointsTable, Qualification } from "./tables.ts";
import { monthsWorked, stretchesOf } from "./work-months.ts";

/** Who somebody is on a day, in the words of the points table. Null: not said. */
export type FactsOnDay = {
  age: number | null;
  english: EnglishLevel | null;
  years: Record<Where, number>;
  qualification: Qualification | null;
  hasSpecialistEducation: boolean;
  hasAustralianStudy: boolean;
  hasRegionalStudy: boolean;
  hasProfessionalYear: boolean;
  hasCommunityLanguage: boolean;
  partner: PartnerRow | null;
};

/** Every answer as it stands on the day of an invitation. */
export function factsOn(answers: Answers, table: PointsTable, on: string): FactsOnDay {
  const hasAustralianStudy = meetsStudyRequirement(answers, table);
  return {
    age: answers.bornOn === null ? null : wholeYears(answers.bornOn, on),
    english: englishOn(answers, on),
    years: {
      overseas: yearsWorked(answers, "overseas", { table, on }),
      australia: yearsWorked(answers, "australia", { table, on }),
    },
    qualification: answers.qualification,
    hasSpecialistEducation: answers.hasSpecialistEducation,
    hasAustralianStudy,
    // The regional line is the study requirement itself, met in a regional area.
    hasRegionalStudy: answers.hasRegionalStudy && hasAustralianStudy,
    hasProfessionalYear: hasProfessionalYear(answers, table, on),
    hasCommunityLanguage: answers.hasCommunityLanguage,
    partner: partnerRow(answers, table, on),
  };
}

type TableOnDay = { table: PointsTable; on: string };

function yearsWorked({ work }: Answers, where: Where, { table, on }: TableOnDay): number {
  if (work.by === "years") return work[where];
  const { leastHours, withinYears } = table.work;
  const stretches = stretchesOf(work.periods, where, leastHours);
  return Math.floor(monthsWorked(stretches, on, withinYears) / 12);
}

export function meetsStudyRequirement(answers: Answers, { study }: PointsTable): boolean {
  const { studyCounted, hasAustralianStudy } = answers;
  if (studyCounted === null) return hasAustralianStudy;
  return studyCounted.weeks >= study.weeks && studyCounted.months >= study.months;
}

/** The first day on which a finished Professional Year no longer counts. */
export function professionalYearEndsOn(endedOn: string, table: PointsTable): string {
  return addMonths(endedOn, table.professionalYearMonths);
}

function hasProfessionalYear(
  { professionalYear }: Answers,
  table: PointsTable,
  on: string,
): boolean {
  if (professionalYear === null) return false;
  const { endedOn } = professionalYear;
  return endedOn === null || (endedOn <= on && on < professionalYearEndsOn(endedOn, table));
}

const rows: Record<PartnerAnswer, PartnerRow> = {
  single: "single-or-resident",
  citizen: "single-or-resident",
  skilled: "skilled",
  "competent-english": "competent-english",
  other: "other",
};

function partnerRow(
  { partner, partnerBornOn }: Answers,
  table: PointsTable,
  on: string,
): PartnerRow | null {
  if (partner === null) return null;
  const isTooOld = partnerBornOn !== null && wholeYears(partnerBornOn, on) >= table.partnerUnder;
  // Competent English was among what made the partner's skills count, and it has no age.
  return partner === "skilled" && isTooOld ? "competent-english" : rows[partner];
}
