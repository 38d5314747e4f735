import { addDays, addMonths } from "#rules/days.ts";
import type { Answers, Where } from "./answers.ts";
import { type Assessment, type Assessments, assess, type Factor } from "./assess.ts";
import { daysOfChange } from "./days-of-change.ts";
import { eligibilityOf } from "./eligibility.ts";
import { type Subclass, subclasses } from "./tables.ts";

export const YEARS_AHEAD = 5;

/** Why a line changes on a day. `years`: the birthday, or the whole years of work counted from then on. */
export type Cause =
  | { kind: "birthday"; years: number }
  | { kind: "partner-birthday"; years: number }
  | { kind: "test-ends" | "test-counts" }
  | { kind: "work-grows" | "work-drops-out"; where: Where; years: number }
  | { kind: "professional-year-ends" | "professional-year-counts" };

/** The lines that time alone can change. */
const watched = [
  "age",
  "english",
  "work-overseas",
  "work-australia",
  "professional-year",
  "partner",
] as const satisfies readonly Factor[];
type Watched = (typeof watched)[number];

export type Change = {
  on: string;
  factor: Watched;
  cause: Cause;
  /** The line itself, before and after. */
  from: number;
  to: number;
  /** The totals from that day on, with everything else that changes on it, and the cap. */
  totals: Record<Subclass, number>;
  /** What the whole day does to a total. */
  difference: number;
  /** "closes": from that day on nobody of this age, or with this English, is invited. */
  opening: "closes" | "opens" | null;
};

export type Timeline = {
  from: string;
  to: string;
  totals: Record<Subclass, number>;
  changes: readonly Change[];
};

/** Every day in the years ahead on which a line rises or falls, if nothing else changes. */
export function timelineOf(answers: Answers, from: string): Timeline {
  const to = addMonths(from, 12 * YEARS_AHEAD);
  const start = assess(answers, from);
  const days = daysOfChange(answers, { from, to, table: start["189"].table });
  return {
    from,
    to,
    totals: totalsOf(start),
    changes: days.flatMap((on) => changesOn(answers, on)),
  };
}

type Compared = { answers: Answers; before: Assessment; after: Assessment };

function changesOn(answers: Answers, on: string): Change[] {
  const all = assess(answers, on);
  const after = all["189"];
  const before = assess(answers, addDays(on, -1))["189"];
  const compared = { answers, before, after };
  const lines = watched.map((factor) => ({ factor, opening: openingOf(factor, compared) }));
  const changed = lines.filter(
    ({ factor, opening }) => opening !== null || before.points[factor] !== after.points[factor],
  );
  return changed.map(({ factor, opening }) => ({
    on,
    factor,
    cause: causeOf(factor, compared),
    from: before.points[factor],
    to: after.points[factor],
    totals: totalsOf(all),
    difference: after.total - before.total,
    opening,
  }));
}

/** English that only just suffices gives no points, and yet its end is the end of invitations. */
function openingOf(factor: Watched, { answers, before, after }: Compared): Change["opening"] {
  if (factor !== "age" && factor !== "english") return null;
  const then = eligibilityOf(answers, before).states[factor];
  const now = eligibilityOf(answers, after).states[factor];
  if (then === now) return null;
  return now === "met" ? "opens" : "closes";
}

function causeOf(factor: Watched, { before, after }: Compared): Cause {
  switch (factor) {
    case "age":
      return { kind: "birthday", years: after.facts.age ?? 0 };
    case "partner":
      return { kind: "partner-birthday", years: after.table.partnerUnder };
    case "english":
      return { kind: englishRank(after) > englishRank(before) ? "test-counts" : "test-ends" };
    case "professional-year":
      return after.facts.hasProfessionalYear
        ? { kind: "professional-year-counts" }
        : { kind: "professional-year-ends" };
    case "work-overseas":
      return workCause("overseas", before, after);
    case "work-australia":
      return workCause("australia", before, after);
  }
}

function englishRank({ facts }: Assessment): number {
  return ["none", "competent", "proficient", "superior"].indexOf(facts.english ?? "none");
}

function workCause(where: Where, before: Assessment, after: Assessment): Cause {
  const years = after.facts.years[where];
  const kind = years > before.facts.years[where] ? "work-grows" : "work-drops-out";
  return { kind, where, years };
}

function totalsOf(assessments: Assessments): Record<Subclass, number> {
  const totals = subclasses.map((subclass) => [subclass, assessments[subclass].total]);
  return Object.fromEntries(totals) as Record<Subclass, number>;
}
