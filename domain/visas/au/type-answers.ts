import type { Answers, EnglishAnswer, WorkAnswer } from "#rules/au-points/answers.ts";
import { skills } from "#rules/au-points/english-scores.ts";
import { BY_SCORES } from "./read-english.ts";
import { BY_PERIODS } from "./read-work.ts";
import { periodField, type Typed, typedDay, typedFrom } from "./typed.ts";

/** The form that says these answers: the other way round from `readAnswers`. */
export function typeAnswers(answers: Answers, invitedOn: string | null): Typed {
  const fields: Record<string, string> = {
    ...typedDay("on", invitedOn),
    ...typedDay("born", answers.bornOn),
    occupation: answers.occupation ?? "",
    ...typeEnglish(answers.english),
    ...typeWork(answers.work),
    award: answers.qualification ?? "",
    partner: answers.partner ?? "",
    ...typedDay("pborn", answers.partnerBornOn),
    weeks: answers.studyCounted ? String(answers.studyCounted.weeks) : "",
    months: answers.studyCounted ? String(answers.studyCounted.months) : "",
    ...typedDay("pyend", answers.professionalYear?.endedOn ?? null),
    ...typeTicks(answers),
  };
  return typedFrom(Object.entries(fields));
}

function typeTicks(answers: Answers): Record<string, string> {
  const ticks = {
    assessed: answers.hasSkillsAssessment,
    passport: answers.hasEnglishPassport,
    specialist: answers.hasSpecialistEducation,
    study: answers.hasAustralianStudy,
    regional: answers.hasRegionalStudy,
    py: answers.professionalYear !== null,
    language: answers.hasCommunityLanguage,
  };
  const ticked = Object.entries(ticks).filter(([, isTicked]) => isTicked);
  return Object.fromEntries(ticked.map(([name]) => [name, "on"]));
}

function typeEnglish(english: EnglishAnswer): Record<string, string> {
  const sat = typedDay("sat", english.satOn);
  if (english.by === "level") return { ...sat, english: english.level ?? "" };
  const scores = skills.map((skill) => [skill, String(english.scores[skill])]);
  return { ...sat, english: BY_SCORES, test: english.test, ...Object.fromEntries(scores) };
}

function typeWork(work: WorkAnswer): Record<string, string> {
  if (work.by === "years") {
    return { overseas: orEmpty(work.overseas), australia: orEmpty(work.australia) };
  }
  const periods = work.periods.map(({ where, from, to, hours }, index) => ({
    ...typedDay(periodField(index + 1, "from"), from),
    ...typedDay(periodField(index + 1, "to"), to),
    [periodField(index + 1, "where")]: where,
    [periodField(index + 1, "hours")]: String(hours),
  }));
  return Object.assign({ work: BY_PERIODS }, ...periods) as Record<string, string>;
}

/** No years at all is what the form says before anything is chosen. */
function orEmpty(years: number): string {
  return years === 0 ? "" : String(years);
}
