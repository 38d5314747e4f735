import {
  type Reading,
  readChoice,
  readDay,
  readWhole,
  readYesNo,
} from "#domain/visas/tool/reading.ts";
import type { PgwpStudent } from "#rules/ca-pgwp/student.ts";
import { programmeLevels } from "#rules/ca-pgwp/tables.ts";

const MONTHS = { from: 1, to: 120, sentence: "Type the length in whole months, such as 24." };
const HOURS = { from: 1, to: 9_999, sentence: "Type the hours as a whole number, such as 900." };
export const languageLevels = ["3", "4", "5", "6", "7", "8", "9", "10"] as const;

export type PgwpAnswers = {
  student: PgwpStudent;
  /** The day the permit is applied for; null: today. */
  applyOn: string | null;
};

export function readPgwp(reading: Reading): PgwpAnswers {
  const level = readChoice(reading, "language", languageLevels);
  return {
    student: {
      level: readChoice(reading, "programme", programmeLevels),
      programmeMonths: readWhole(reading, "months", MONTHS),
      quebecHours: readWhole(reading, "quebec-hours", HOURS),
      school: readChoice(reading, "school", ["eligible", "curriculum-licence", "not-eligible"]),
      completedOn: readDay(reading, "completed"),
      studyPermitEndsOn: readDay(reading, "permit-ends"),
      studyPermitAsked: readChoice(reading, "permit-asked", ["before-the-rule", "under-the-rule"]),
      clb: level === null ? null : Number(level),
      isFieldListed: readYesNo(reading, "field"),
      passportEndsOn: readDay(reading, "passport"),
    },
    applyOn: readDay(reading, "apply"),
  };
}
