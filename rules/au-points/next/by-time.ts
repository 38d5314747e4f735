import { addDays } from "#rules/days.ts";
import type { Where } from "../answers.ts";
import { type Assessment, assessFor } from "../assess.ts";
import type { Change } from "../timeline.ts";
import { wholeMonths } from "../work-months.ts";
import { type Found, type NextStep, nothing, type PointsNow } from "./step.ts";

/** The next birthday that matters: a step where points rise, a closed door where they only fall. */
export function byAge({ now, timeline }: PointsNow): Found {
  const { age } = now.facts;
  if (age === null) return nothing;
  if (age >= now.table.tooOldAt) return { steps: [], closed: [{ code: "age", why: "too-old" }] };

  const next = timeline.changes.find(({ factor }) => factor === "age");
  if (!next) return nothing;
  if (next.to < next.from) {
    return { steps: [], closed: [{ code: "age", why: "falls", on: next.on }] };
  }
  return { steps: [waitFor(next, now, "birthday")], closed: [] };
}

export function byWork(asked: PointsNow): Found {
  const { answers, now, timeline } = asked;
  if (workPoints(now) >= now.table.workCap) {
    return { steps: [], closed: [{ code: "more-work", why: "capped" }] };
  }
  const rise = timeline.changes.find(
    ({ factor, from, to, on }) =>
      factor.startsWith("work-") && to > from && workGain(answers, on) > 0,
  );
  if (!rise) return { steps: moreWork(now), closed: [] };
  const gain = workGain(answers, rise.on);
  return { steps: [{ ...waitFor(rise, now, "work-anniversary"), gain }], closed: [] };
}

function waitFor(change: Change, now: Assessment, code: NextStep["code"]): NextStep {
  return {
    code,
    gain: change.to - change.from,
    total: change.totals[now.subclass],
    things: 1,
    months: wholeMonths(now.on, change.on),
    isOthersChoice: false,
    on: change.on,
  };
}

/** What a day adds to the work that counts, the cap included. */
function workGain(answers: PointsNow["answers"], on: string): number {
  const before = addDays(on, -1);
  return workPoints(assessFor("189", answers, on)) - workPoints(assessFor("189", answers, before));
}

function workPoints({ points }: Assessment): number {
  return points["work-overseas"] + points["work-australia"] + points["work-cap"];
}

/** The nearest further band, in Australia or outside, where no day of it is known. */
function moreWork(now: Assessment): NextStep[] {
  const steps = (["australia", "overseas"] as const).flatMap((where) => furtherBand(now, where));
  return steps.sort((one, other) => (one.months ?? 0) - (other.months ?? 0)).slice(0, 1);
}

function furtherBand(now: Assessment, where: Where): NextStep[] {
  const bands = where === "overseas" ? now.table.workOverseas : now.table.workAustralia;
  const years = now.facts.years[where];
  const next = bands.find(({ from }) => from > years);
  if (!next) return [];
  const other = now.points[where === "overseas" ? "work-australia" : "work-overseas"];
  const gain = Math.min(now.table.workCap, other + next.points) - workPoints(now);
  const step: NextStep = {
    code: "more-work",
    gain,
    total: now.total + gain,
    things: 1,
    months: (next.from - years) * 12,
    isOthersChoice: false,
    on: null,
  };
  return gain > 0 ? [step] : [];
}
