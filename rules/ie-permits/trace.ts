import { addDays, longDay } from "#rules/days.ts";
import type { TraceLine } from "#rules/verdict-form.ts";
import { inEuros } from "./euros.ts";
import { type PermitTerms, type PermitWay, permitPages } from "./tables.ts";
import type { WayFinding, WayReason } from "./verdict-types.ts";
import type { PermitCase } from "./ways.ts";

type TracedCase = PermitCase & { options: readonly WayFinding[]; nearest: WayFinding };

/** The working: each way with its line, then what the employer and the calendar have to show. */
export function traceOf(asked: TracedCase): readonly TraceLine[] {
  // The weeks before a start are read of the Critical Skills permit alone.
  const isTimed = asked.nearest.permit === "critical-skills";
  return [
    ...asked.options.map((way) => wayLine(way, asked)),
    staffLine(asked),
    ...(isTimed ? [startLine(asked)] : []),
  ];
}

const names: Record<PermitWay, string> = {
  "critical-list": "Critical Skills, listed job",
  "critical-list-graduate": "Critical Skills, new graduate",
  "critical-any": "Critical Skills, high pay",
  general: "General permit",
  "general-graduate": "General, Irish graduate",
  "general-sector": "General, lower-paid sector",
};

const asks: Record<PermitWay, (terms: PermitTerms) => string> = {
  "critical-list": () => "A job on the Critical Skills list, a relevant degree",
  "critical-list-graduate": ({ degreeWithinMonths }) =>
    `A job on the Critical Skills list, a relevant degree awarded in the ${degreeWithinMonths} months before applying`,
  "critical-any": () => "Any job that is not on the ineligible list",
  general: ({ labourMarketTestDays }) =>
    `A job that is not on the ineligible list, after a labour-market test of ${labourMarketTestDays} days`,
  "general-graduate": ({ irishDegreeLevel, degreeWithinMonths }) =>
    `The same, with an Irish degree at level ${irishDegreeLevel} or above from the last ${degreeWithinMonths} months`,
  "general-sector": () => "The same, in one of some lower-paid sectors",
};

const reasons: Record<WayReason, string> = {
  "all-said": "What you said fits.",
  "employer-to-show": "The employer has to show its part.",
  "offer-not-said": "How long the offer is for was not given; it has to be 2 years.",
  "labour-market-test": "The employer has to test the labour market first.",
  "list-not-held": "We hold no copy of the occupation lists.",
  "not-on-critical-list": "The job is not on the Critical Skills list.",
  ineligible: "The job is on the ineligible list.",
  "degree-not-said": "You did not tell us about the degree.",
  "no-degree": "No degree that counts here.",
  "degree-not-recent": "The degree is not from the last 12 months.",
  "degree-not-irish": "The degree is not Irish.",
  "offer-too-short": "The offer is for less than 2 years.",
  "staff-too-few": "Under half of the staff are from the EEA.",
  "sector-list-not-held": "We hold no list of these sectors.",
  "not-such-a-sector": "The job is not in such a sector.",
};

function wayLine(way: WayFinding, { job, terms }: TracedCase): TraceLine {
  const line = way.isOver ? `more than ${inEuros(way.required)}` : inEuros(way.required);
  const pay = job.pay.annual === null ? "Pay not given." : `Pay ${inEuros(job.pay.annual)}.`;
  return {
    rule: names[way.way],
    asks: `${asks[way.way](terms)}: ${line} a year.`,
    found: `${pay} ${reasons[way.because]}`,
    state: wayState(way),
    source: way.source,
    effectiveFrom: way.effectiveFrom,
    checkedOn: way.checkedOn,
  };
}

function wayState({ open, passes }: WayFinding): TraceLine["state"] {
  if (open === "no" || passes === false) return "not-met";
  // A way that waits for the employer, or for a labour-market test, is not met yet.
  return open === "yes" && passes ? "met" : "unknown";
}

function staffLine({ job, terms }: TracedCase): TraceLine {
  const found = {
    "half-or-more": "You say that half or more are.",
    fewer: "You say that fewer are.",
    "start-up": "A start-up may be let off for its first two years.",
  };
  const states = { "half-or-more": "met", fewer: "not-met", "start-up": "unknown" } as const;
  return {
    rule: "Employer's staff",
    asks: `At least ${terms.shareOfEea}% of the staff from the European Economic Area.`,
    found: job.employerStaff ? found[job.employerStaff] : "Not answered; the employer knows.",
    state: job.employerStaff ? states[job.employerStaff] : "unknown",
    source: permitPages.criticalSkills,
    effectiveFrom: terms.effectiveFrom,
    checkedOn: terms.checkedOn,
  };
}

function startLine({ job, on, terms }: TracedCase): TraceLine {
  const lastDay = job.startsOn ? addDays(job.startsOn, -7 * terms.weeksBeforeStart) : null;
  return {
    rule: "Start of the job",
    asks: `For a Critical Skills permit, the application arrives at least ${terms.weeksBeforeStart} weeks before the job starts.`,
    found: lastDay ? `The last day to apply is ${longDay(lastDay)}.` : "The start was not given.",
    state: lastDay === null ? "unknown" : on <= lastDay ? "met-until" : "not-met",
    ...(lastDay ? { until: lastDay } : {}),
    source: permitPages.criticalSkills,
    effectiveFrom: terms.effectiveFrom,
    checkedOn: terms.checkedOn,
  };
}
