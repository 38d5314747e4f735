import { addDays, addMonths, firstDayWithin, wholeYears } from "#rules/days.ts";
import type { Ground } from "./clock-types.ts";
import type { NewEntrantRow } from "./tables.ts";
import type { Applicant, Course, Permission } from "./verdict-types.ts";

/** Application days on which somebody meets a paragraph of SW 12.2; null is open at that end. */
export type GroundSpan = { ground: Ground; from: string | null; until: string | null };

/** The part of a job that paragraphs b to d ask about. */
export type JobGrounds = {
  socCode: string | null;
  isPostdoctoral: boolean;
  towardsRegistration: boolean | null;
};

/**
 * `unsaid`: something untold could open another span, of the reader or else of the job.
 * "to-confirm": an advert's words speak of it, and only the reader can say whether it is so.
 */
export type Grounds = {
  spans: readonly GroundSpan[];
  unsaid: "reader" | "job" | "to-confirm" | null;
};

const noSpan: Grounds = { spans: [], unsaid: null };
const notSaid: Grounds = { spans: [], unsaid: "reader" };
const jobNotSaid: Grounds = { spans: [], unsaid: "job" };
const toConfirm: Grounds = { spans: [], unsaid: "to-confirm" };

export function groundsOf(applicant: Applicant, job: JobGrounds, rule: NewEntrantRow): Grounds {
  const { bornOn, lastPermission, towardsRegistration = null } = applicant;
  const found = [
    bornOn === null ? notSaid : spanOf("under-26", null, lastDayUnder(rule.underAge, bornOn)),
    lastPermission === null ? notSaid : byPermission(lastPermission, rule),
    byPosition(job, rule),
    byRegistration(towardsRegistration, job),
  ];
  const unsaid = found.map((grounds) => grounds.unsaid);
  return {
    spans: found.flatMap(({ spans }) => spans),
    unsaid: unsaid.includes("to-confirm") ? "to-confirm" : (unsaid.find(Boolean) ?? null),
  };
}

export function covers({ from, until }: GroundSpan, on: string): boolean {
  return (from === null || from <= on) && (until === null || on <= until);
}

function spanOf(ground: Ground, from: string | null, until: string | null): Grounds {
  return { spans: [{ ground, from, until }], unsaid: null };
}

/** The day before the birthday; born on 29 February, 28 February still is before it. */
function lastDayUnder(age: number, bornOn: string): string {
  const birthday = addMonths(bornOn, age * 12);
  return wholeYears(bornOn, birthday) < age ? birthday : addDays(birthday, -1);
}

function byPermission(permission: Permission | "none", rule: NewEntrantRow): Grounds {
  if (permission === "none") return noSpan;
  const until = addDays(addMonths(permission.endsOn, rule.lapsedWithinMonths), -1);
  if (permission.kind === "graduate") return spanOf("graduate", null, until);
  return permission.kind === "student" ? byCourse(permission.course, until, rule) : noSpan;
}

/** Paragraph e: a course of a named kind, finished or nearly, or a doctorate well under way. */
function byCourse(course: Course, until: string, rule: NewEntrantRow): Grounds {
  const { level, startedOn, completedOn } = course;
  if (level === null) return notSaid;
  if (level === "other") return noSpan;

  const openings = [
    completedOn && firstDayWithin(completedOn, rule.finishingWithinMonths),
    level === "doctorate" && startedOn && addMonths(startedOn, rule.doctoralMonths),
  ].filter((day): day is string => Boolean(day));
  const [from] = openings.sort();
  if (!from) return notSaid;
  return from <= until ? spanOf("student", from, until) : noSpan;
}

function byPosition({ socCode, isPostdoctoral }: JobGrounds, rule: NewEntrantRow): Grounds {
  const isNamed = socCode !== null && rule.postdoctoralCodes.includes(socCode);
  return isPostdoctoral && isNamed ? spanOf("postdoctoral", null, null) : noSpan;
}

/** Paragraphs c and d ask what the applicant works towards: an advert's words are no answer. */
function byRegistration(said: boolean | null, { towardsRegistration }: JobGrounds): Grounds {
  if (said !== null) return said ? spanOf("registration", null, null) : noSpan;
  if (towardsRegistration === null) return jobNotSaid;
  return towardsRegistration ? toConfirm : noSpan;
}
