import { inForce } from "#rules/dated.ts";
import { isEnglishMet } from "./english.ts";
import type { PreparedJob } from "./prepared-job.ts";
import { findStart, type StartDay } from "./start-day.ts";
import { findSwitch, type Switch, type SwitchQuestion } from "./switching.ts";
import { routeDates } from "./tables.ts";
import type { Applicant, Verdict, VerdictCode } from "./verdict-types.ts";

/** What else the reader's own day has to wait for. */
export type Waiting = { change: Switch; start: StartDay; isEnglishToShow: boolean };

export function waitingOf(reader: Applicant, job: SwitchQuestion): Waiting {
  const dates = inForce(routeDates, job.on, "Skilled Worker dates");
  return {
    change: findSwitch(reader, job, dates),
    start: findStart(job, dates),
    isEnglishToShow: !isEnglishMet(reader),
  };
}

/**
 * The first day an application works, where that is not today: for a job that starts late
 * (SW 5.1(c)), from inside the UK or from abroad, and for a course that has to go on first.
 */
export function firstDayToApply({ change, start }: Waiting): string | null {
  if (change.state !== "later") return start.applyFrom;
  return later(change.isOfStart ? change.applyFrom : change.notBefore, start.applyFrom);
}

function later(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return first > second ? first : second;
}

/** The job as it reads on a later day, with what has ended by then. */
export function jobOn(job: PreparedJob, day: string): PreparedJob {
  const isOver = job.goodUntil !== null && job.goodUntil < day;
  return isOver && job.next ? jobOn(job.next, day) : { ...job, on: day };
}

/** Worse to better; a name that was not found is a question, as any other that is open. */
const ranks: Record<VerdictCode, number> = {
  "occupation-not-eligible": 0,
  "employer-not-a-rated": 0,
  below: 1,
  "employer-not-found": 2,
  "cannot-tell": 2,
  "fits-as-new-entrant": 3,
  fits: 4,
};

/** A fit by a list that ends, or on a condition of the job's own, is no better than one on a clock. */
function rankOf({ code, option, gates }: Verdict): number {
  if (!code.startsWith("fits")) return ranks[code];
  const isIf = (name: string) =>
    gates.some(({ gate, state }) => gate === name && state === "open-if");
  const isTimed = isIf("salary") || option === "D" || option === "I";
  const rank = isTimed ? ranks["fits-as-new-entrant"] : ranks[code];
  return isIf("salary") || isIf("occupation") ? rank - 0.5 : rank;
}

/** The day of the application decides; where both come to the same, what is true today is told. */
export function isWorse(then: Verdict, now: Verdict): boolean {
  const difference = rankOf(then) - rankOf(now);
  const isOtherWay = then.code.startsWith("fits") && then.option !== now.option;
  return difference < 0 || (difference === 0 && isOtherWay);
}
