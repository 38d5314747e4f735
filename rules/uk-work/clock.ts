import { inForce } from "#rules/dated.ts";
import { addMonths } from "#rules/days.ts";
import type { Ground } from "./clock-types.ts";
import { lastDayUnderCap } from "./counted-time.ts";
import { type GroundSpan, groundsOf, type JobGrounds } from "./grounds.ts";
import { findNewEntrant, type NewEntrantFinding, plainJob } from "./new-entrant.ts";
import { newEntrantRules } from "./tables.ts";
import type { Applicant } from "./verdict-types.ts";

/** Somebody's new-entrant time as it stands on a day. */
export type NewEntrantClock = {
  on: string;
  state: "running" | "not-yet" | "over" | "unknown";
  /** The ground that holds longest on the day. */
  ground: Ground | null;
  /** The first day a ground opens, where none is open yet. */
  opensOn: string | null;
  /** The last day to apply; null where no day ends it, or where there is none. */
  applyBy: string | null;
  /** Every stretch of days on which an application would count, for drawing. */
  windows: readonly GroundSpan[];
  monthsUsed: number | null;
  monthsLeft: number | null;
  /** The day the lower line ends for a permission that starts on the day and is held without a gap. */
  endsOn: string | null;
};

/** Reads the clock for a job, or for one whose duties open no ground of their own. */
export function newEntrantClock(
  applicant: Applicant,
  on: string,
  job: JobGrounds = plainJob,
): NewEntrantClock {
  const rule = inForce(newEntrantRules, on, "new-entrant rule");
  const found = findNewEntrant(applicant, on, job);
  const windows = groundsOf(applicant, job, rule).spans.filter(
    ({ until }) => until === null || until >= on,
  );
  const ahead = windows.filter(({ from }) => from !== null && from > on);
  const monthsUsed = applicant.monthsCounted;
  const monthsLeft = monthsUsed === null ? null : Math.max(0, rule.capMonths - monthsUsed);
  const isCapped = monthsLeft === 0;

  return {
    on,
    state: stateOf(found.answer, !isCapped && ahead.length > 0 && ahead.length === windows.length),
    ground: found.answer === "yes" ? found.ground : null,
    opensOn: found.answer === "yes" || isCapped ? null : firstOpening(ahead),
    applyBy: isCapped ? null : lastDay(windows, lastDayUnderCap(applicant, on, rule)),
    windows,
    monthsUsed,
    monthsLeft,
    endsOn: found.answer === "yes" ? addMonths(on, found.monthsLeft) : null,
  };
}

/** Only a ground that opens later is "not yet"; one that is open waits for what was left unsaid. */
function stateOf(
  answer: NewEntrantFinding["answer"],
  isAllAhead: boolean,
): NewEntrantClock["state"] {
  if (answer === "yes") return "running";
  if (isAllAhead) return "not-yet";
  return answer === "no" ? "over" : "unknown";
}

function firstOpening(windows: readonly GroundSpan[]): string | null {
  const openings = windows.map(({ from }) => from).filter((day) => day !== null);
  return openings.sort()[0] ?? null;
}

function lastDay(windows: readonly GroundSpan[], underCap: string | null): string | null {
  if (windows.length === 0) return null;
  const ends = windows.map(({ until }) => until);
  const last = ends.includes(null) ? null : ends.sort().at(-1)!;
  return last !== null && (underCap === null || last < underCap) ? last : underCap;
}
