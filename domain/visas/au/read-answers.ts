import { type Answers, noAnswers, type PartnerAnswer } from "#rules/au-points/answers.ts";
import { findOccupation } from "#rules/au-points/occupations.ts";
import { firstDayCovered, type Qualification } from "#rules/au-points/tables.ts";
import { YEARS_AHEAD } from "#rules/au-points/timeline.ts";
import { addMonths, longDay } from "#rules/days.ts";
import { readEnglish } from "./read-english.ts";
import {
  type AnswerErrors,
  isTicked,
  type Reading,
  readChoice,
  readDay,
  readNumber,
} from "./read-fields.ts";
import { readWork } from "./read-work.ts";
import type { Typed } from "./typed.ts";

export type ReadAnswers = {
  answers: Answers;
  /** The day of the invitation; null: today. */
  invitedOn: string | null;
  errors: AnswerErrors;
};

export const awards: readonly Qualification[] = [
  "none",
  "authority-accepted",
  "diploma",
  "bachelor",
  "doctorate",
];
export const partners: readonly PartnerAnswer[] = [
  "single",
  "citizen",
  "skilled",
  "competent-english",
  "other",
];

/** What a form says. Nothing typed is lost: what cannot be read counts as not said, with its sentence. */
export function readAnswers(typed: Typed, today: string): ReadAnswers {
  const reading: Reading = { typed, today, errors: {} };
  const answers: Answers = {
    bornOn: readBirth(reading, "born"),
    occupation: readOccupation(reading),
    hasSkillsAssessment: isTicked(reading, "assessed"),
    english: readEnglish(reading),
    hasEnglishPassport: isTicked(reading, "passport"),
    work: readWork(reading),
    qualification: readChoice(reading, "award", awards),
    hasSpecialistEducation: isTicked(reading, "specialist"),
    hasAustralianStudy: isTicked(reading, "study"),
    studyCounted: readStudy(reading),
    hasRegionalStudy: isTicked(reading, "regional"),
    professionalYear: readProfessionalYear(reading),
    hasCommunityLanguage: isTicked(reading, "language"),
    ...readPartner(reading),
  };
  return { answers, invitedOn: readInvitation(reading), errors: reading.errors };
}

/** Whether anything was said at all. */
export function saysNothing(answers: Answers): boolean {
  return JSON.stringify(answers) === JSON.stringify(noAnswers);
}

function readInvitation(reading: Reading): string | null {
  const latest = addMonths(reading.today, 12 * YEARS_AHEAD);
  return readDay(reading, "on", {
    of: "the invitation",
    from: firstDayCovered,
    to: latest,
    tooEarly: `Choose ${longDay(firstDayCovered)} or a later day: we hold no table for an earlier one.`,
    tooLate: `Choose ${longDay(latest)} or an earlier day: nobody knows the table after that.`,
  });
}

function readBirth(reading: Reading, name: string): string | null {
  return readDay(reading, name, {
    of: name === "born" ? "your date of birth" : "your partner’s date of birth",
    from: "1920-01-01",
    to: reading.today,
    tooEarly: "Check the year of birth.",
    tooLate: "Enter a date of birth in the past.",
  });
}

function readOccupation({ typed }: Reading): string | null {
  return findOccupation(typed.occupation ?? "")?.code ?? null;
}

/** Both numbers decide together; one alone decides nothing. */
function readStudy(reading: Reading): Answers["studyCounted"] {
  const whole = { from: 0, to: 1000 };
  const weeks = readNumber(reading, "weeks", {
    ...whole,
    sentence: "Enter the weeks as a number, such as 92.",
  });
  const months = readNumber(reading, "months", {
    ...whole,
    sentence: "Enter the months as a number, such as 16.",
  });
  return weeks === null || months === null ? null : { weeks, months };
}

function readProfessionalYear(reading: Reading): Answers["professionalYear"] {
  if (!isTicked(reading, "py")) return null;
  const endedOn = readDay(reading, "pyend", {
    of: "the end of the Professional Year",
    from: "2000-01-01",
    to: addMonths(reading.today, 12 * YEARS_AHEAD),
    tooEarly: "Check the year in which it ended.",
    tooLate: "Choose a day in the next five years, or an earlier one.",
  });
  return { endedOn };
}

function readPartner(reading: Reading): Pick<Answers, "partner" | "partnerBornOn"> {
  const partner = readChoice(reading, "partner", partners);
  const hasAge = partner === "skilled" || partner === "competent-english" || partner === "other";
  return { partner, partnerBornOn: hasAge ? readBirth(reading, "pborn") : null };
}
