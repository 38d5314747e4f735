import { inForce } from "#rules/dated.ts";
import { addDays, daysBetween } from "#rules/days.ts";
import { applicantOn, lastDayUnderCap } from "./counted-time.ts";
import { firstDayToApply, waitingOf } from "./first-day.ts";
import { groundsOf } from "./grounds.ts";
import { plainJob } from "./new-entrant.ts";
import { openOptions } from "./open-options.ts";
import {
  type Clocked,
  isNewEntrants,
  isTimed,
  jobGrounds,
  jobWith,
  markOf,
} from "./option-marks.ts";
import { keepsMediumSkill } from "./past-permission.ts";
import { firstOf, lastOf, periodsWithin, type Span } from "./start-periods.ts";
import { newEntrantRules, routeDates } from "./tables.ts";
import type { Applicant } from "./verdict-types.ts";

/** Starts so many years back and ahead are told apart; the board takes none more than two ahead. */
const YEARS_BACK = 5;
const YEARS_AHEAD = 10;

/**
 * The marks of `option-marks.ts` by which a job fits this reader: an option on their own clock for the
 * starts for which it is open today and, by the verdict's rule, on the first day an application works.
 */
export function openMarks(reader: Applicant, on: string): string[] {
  const lasting = openOptions(reader, on).filter((option) => !isTimed(option));
  const clocked = clockedOptions(reader, on);
  if (clocked.length === 0) return lasting;

  const firstDay = (startsOn: string | null) =>
    firstDayToApply(waitingOf(reader, { on, startsOn })) ?? on;
  const spells = spellsOf(reader, on);
  const unsaid = spells.findLast(({ from }) => from <= firstDay(null)) ?? spells[0]!;
  const year = Number(on.slice(0, 4));
  const years = { first: year - YEARS_BACK, last: year + YEARS_AHEAD };
  const all = { from: firstOf(`${years.first}`), to: lastOf(`${years.last}`) };
  const lastStarts = spells.map((_, at) => {
    const next = spells[at + 1];
    return next ? lastStartBefore(next.from, all, firstDay) : all.to;
  });

  const marks = clocked.flatMap((own) => {
    const plain = markOf(own, "");
    const isOpen = (at: number) => spells[at]!.open.includes(plain);
    const spans = openSpans(lastStarts, all.from, isOpen);
    const periods = spans.flatMap((span) => periodsWithin(span, years));
    const dated = periods.map((period) => markOf(own, period));
    return unsaid.open.includes(plain) ? [plain, ...dated] : dated;
  });
  return [...lasting, ...marks];
}

type Spell = { from: string; open: readonly string[] };

/** What the reader's own time opens, from today on and from each day that changes it. */
function spellsOf(reader: Applicant, on: string): Spell[] {
  const spells: Spell[] = [];
  for (const from of [on, ...turningDays(reader, on)]) {
    const then = applicantOn(reader, { from: on, to: from });
    const open = clockedOptions(then, from).map((own) => markOf(own, ""));
    if (spells.at(-1)?.open.join() !== open.join()) spells.push({ from, open });
  }
  return spells;
}

/** Options that the reader's own time opens on a day, by what a job brings towards a new entrant. */
function clockedOptions(reader: Applicant, on: string): Clocked[] {
  return jobGrounds
    .flatMap((ground) =>
      openOptions(reader, on, jobWith(ground, on))
        .filter((option) => (ground === "" ? isTimed(option) : isNewEntrants(option)))
        .map((option) => ({ option, ground })),
    )
    .concat(keptOptions(reader, on));
}

/** The standard options, for a code that the reader's permission keeps open. */
function keptOptions(reader: Applicant, on: string): Clocked[] {
  const dates = inForce(routeDates, on, "Skilled Worker dates");
  if (keepsMediumSkill(reader, on, dates) !== "yes") return [];
  return jobGrounds.flatMap((ground) =>
    openOptions(reader, on, jobWith(ground, on))
      .filter((option) => (isTimed(option) ? option === "E" : ground === ""))
      .map((option) => ({ option, ground, isKept: true })),
  );
}

/** A later start is never applied for sooner: the last of those that are applied for before a day. */
function lastStartBefore(
  day: string,
  { from, to }: Span,
  firstDay: (startsOn: string) => string,
): string {
  let [low, high] = [-1, daysBetween(from, to)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (firstDay(addDays(from, middle)) < day) low = middle;
    else high = middle - 1;
  }
  return addDays(from, low);
}

/** The starts of the spells that are open, each up to its last; neighbours are made one. */
function openSpans(
  lastStarts: readonly string[],
  first: string,
  isOpen: (at: number) => boolean,
): Span[] {
  const spans: Span[] = [];
  let from = first;
  lastStarts.forEach((to, at) => {
    if (to < from) return;
    const last = spans.at(-1);
    if (isOpen(at) && last && addDays(last.to, 1) === from) last.to = to;
    else if (isOpen(at)) spans.push({ from, to });
    from = addDays(to, 1);
  });
  return spans;
}

/** The days to come from which another option may be open to the reader, or one no longer. */
function turningDays(reader: Applicant, on: string): string[] {
  const { lastPermission } = reader;
  const lastDays = [lastPermission === "none" ? null : (lastPermission?.endsOn ?? null)];
  const starts: (string | null)[] = [];
  for (const rule of newEntrantRules) {
    const { spans } = groundsOf(reader, plainJob, rule);
    starts.push(rule.effectiveFrom, ...spans.map(({ from }) => from));
    lastDays.push(lastDayUnderCap(reader, on, rule), ...spans.map(({ until }) => until));
  }
  for (const dates of routeDates) starts.push(dates.effectiveFrom, dates.lowerRatesUntil);
  const turns = [...starts, ...lastDays.map((day) => day && addDays(day, 1))];
  return [...new Set(turns.filter((day) => day !== null && day > on) as string[])].sort();
}
