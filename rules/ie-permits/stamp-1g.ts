import { type Dated, inForce } from "#rules/dated.ts";
import { addMonths, longDay } from "#rules/days.ts";
import type { TraceLine } from "#rules/verdict-form.ts";

/** The Third Level Graduate Programme: full-time work for an employer, no permit needed. */
export type Stamp1GRow = Dated & {
  applyWithinMonths: number; // of the final results
  /** By the lowest level of Ireland's framework (NFQ); the last that is reached counts. */
  grants: readonly { fromLevel: number; months: readonly number[]; studentYearsLimit: number }[];
  mostUses: number;
  weeklyHours: number;
};

export const stamp1GRules: readonly Stamp1GRow[] = [
  {
    applyWithinMonths: 6,
    grants: [
      { fromLevel: 8, months: [12], studentYearsLimit: 7 },
      { fromLevel: 9, months: [12, 12], studentYearsLimit: 8 },
    ],
    mostUses: 2,
    weeklyHours: 40,
    effectiveFrom: "2026-10-05",
    effectiveTo: null,
    source: "https://www.irishimmigration.ie/coming-to-study-in-ireland/",
    checkedOn: "2026-10-05",
  },
];

/** Null is "not said", never "no". */
export type IrishGraduate = {
  level: number | null;
  resultsOn: string | null;
  stamp2EndsOn: string | null;
  timesUsed: number | null;
};

export type Stamp1GFinding = {
  answer: "meets" | "does-not-meet" | "cannot-tell";
  /** In all, and as it is granted: 24 months are two times 12. */
  months: number | null;
  grantedAs: readonly number[];
  studentYearsLimit: number | null;
  /** Six months after the results, or the last day of Stamp 2 if that is sooner; null where it ends before them. */
  applyBy: string | null;
  trace: readonly TraceLine[];
  rule: Stamp1GRow;
};

/** Reads the graduate stamp for somebody who applies on the given ISO day. Refuses a day no rule covers. */
export function readStamp1G(graduate: IrishGraduate, on: string): Stamp1GFinding {
  const rule = inForce(stamp1GRules, on, "Stamp 1G rule");
  const { level } = graduate;
  const grant = level === null ? null : rule.grants.findLast(({ fromLevel }) => fromLevel <= level);
  const trace = [
    levelLine(graduate, rule),
    resultsLine(graduate, on, rule),
    stampLine(graduate, on, rule),
    usesLine(graduate, rule),
  ];

  return {
    answer: answerOf(trace),
    months: grant ? grant.months.reduce((sum, months) => sum + months, 0) : null,
    grantedAs: grant?.months ?? [],
    studentYearsLimit: grant?.studentYearsLimit ?? null,
    applyBy: applyByOf(graduate, rule),
    trace,
    rule,
  };
}

function answerOf(trace: readonly TraceLine[]): Stamp1GFinding["answer"] {
  if (trace.some(({ state }) => state === "not-met")) return "does-not-meet";
  return trace.some(({ state }) => state === "unknown") ? "cannot-tell" : "meets";
}

function applyByOf({ resultsOn, stamp2EndsOn }: IrishGraduate, rule: Stamp1GRow): string | null {
  if (resultsOn === null) return null;
  if (stamp2EndsOn !== null && stamp2EndsOn < resultsOn) return null;
  const sixMonths = addMonths(resultsOn, rule.applyWithinMonths);
  return stamp2EndsOn !== null && stamp2EndsOn < sixMonths ? stamp2EndsOn : sixMonths;
}

type LineText = Pick<TraceLine, "rule" | "asks" | "found"> & { until?: string };

/** `isMet` null: the answer was not given. */
function lineOf(row: Stamp1GRow, isMet: boolean | null, told: LineText): TraceLine {
  const met = told.until ? "met-until" : "met";
  return {
    ...told,
    state: isMet === null ? "unknown" : isMet ? met : "not-met",
    source: row.source,
    effectiveFrom: row.effectiveFrom,
    checkedOn: row.checkedOn,
  };
}

function levelLine({ level }: IrishGraduate, rule: Stamp1GRow): TraceLine {
  const lowest = rule.grants[0]!.fromLevel;
  const asks = rule.grants.map(
    ({ fromLevel, months }) => `level ${fromLevel} gives ${months.join(" and ")} months`,
  );
  return lineOf(rule, level === null ? null : level >= lowest, {
    rule: "Level of the award",
    asks: `Level ${lowest} or above: ${asks.join(", ")}.`,
    found: level === null ? "Not answered." : `Level ${level}.`,
  });
}

function resultsLine(graduate: IrishGraduate, on: string, rule: Stamp1GRow): TraceLine {
  const { resultsOn } = graduate;
  const lastDay = resultsOn ? addMonths(resultsOn, rule.applyWithinMonths) : null;
  const isEarly = resultsOn !== null && on < resultsOn;
  const isNamed = lastDay !== null && applyByOf(graduate, rule) !== null;
  const words = [
    ...(isEarly ? [`Not before ${longDay(resultsOn)}, the day of the results.`] : []),
    ...(isNamed ? [`The last day is ${longDay(lastDay)}.`] : []),
  ];
  const results = resultsOn
    ? `The results are of ${longDay(resultsOn)}.`
    : "The day of the results was not given.";
  return lineOf(rule, lastDay === null || isEarly ? null : on <= lastDay, {
    rule: "Six months",
    asks: `Apply within ${rule.applyWithinMonths} months of the final results.`,
    found: words.join(" ") || results,
    ...(isNamed ? { until: lastDay } : {}),
  });
}

/** An application before the results is none: the stamp has to last until them, and one still valid can be renewed. */
function stampLine(
  { resultsOn, stamp2EndsOn }: IrishGraduate,
  on: string,
  rule: Stamp1GRow,
): TraceLine {
  const isValid = stamp2EndsOn !== null && on <= stamp2EndsOn;
  const isToRenew = isValid && resultsOn !== null && stamp2EndsOn < resultsOn;
  const end = stamp2EndsOn
    ? `It ends on ${longDay(stamp2EndsOn)}${isToRenew ? ", before the results: renew it first" : ""}.`
    : "Its end was not given.";
  return lineOf(rule, stamp2EndsOn === null || isToRenew ? null : isValid, {
    rule: "Stamp 2",
    asks: "The student stamp is still valid on the day of the application.",
    found: end,
    ...(stamp2EndsOn && !isToRenew ? { until: stamp2EndsOn } : {}),
  });
}

function usesLine({ timesUsed }: IrishGraduate, rule: Stamp1GRow): TraceLine {
  return lineOf(rule, timesUsed === null ? null : timesUsed < rule.mostUses, {
    rule: "Uses",
    asks: `The programme may be used ${rule.mostUses} times at most.`,
    found: timesUsed === null ? "Not answered." : `Times used so far: ${timesUsed}.`,
  });
}
