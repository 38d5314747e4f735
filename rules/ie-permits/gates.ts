import { addDays } from "#rules/days.ts";
import type { PermitWay } from "./tables.ts";
import type { IrishGate, IrishJob, WayFinding } from "./verdict-types.ts";
import { degreeFor, type PermitCase } from "./ways.ts";

type NearestCase = PermitCase & {
  /** The way that fits, or the one that comes nearest: the gates are drawn for it. */
  nearest: WayFinding;
};

const nothing: IrishGate["detail"] = {
  way: null,
  pay: null,
  required: null,
  margin: null,
  day: null,
  conditions: [],
};

/** The gates on the way that fits or comes nearest. The clock stands only where a start is known. */
export function gatesOf(asked: NearestCase): readonly IrishGate[] {
  const clock = clockGate(asked);
  return [
    occupationGate(asked),
    degreeGate(asked),
    salaryGate(asked),
    employerGate(asked),
    ...(clock ? [clock] : []),
  ];
}

function occupationGate({ job, nearest }: NearestCase): IrishGate {
  const gate = "occupation";
  const detail = { ...nothing, way: nearest.way };
  if (job.occupation === "unknown") {
    return { gate, state: "unknown", code: "list-not-held", detail };
  }
  if (job.occupation === "ineligible") {
    return { gate, state: "closed", code: "ineligible", detail };
  }
  const isListed = job.occupation === "critical-skills";
  return { gate, state: "open", code: isListed ? "on-critical-list" : "not-ineligible", detail };
}

const asksDegree: readonly PermitWay[] = [
  "critical-list",
  "critical-list-graduate",
  "general-graduate",
];

function degreeGate(asked: NearestCase): IrishGate {
  const gate = "degree";
  const { way } = asked.nearest;
  const detail = { ...nothing, way };
  if (!asksDegree.includes(way)) {
    return { gate, state: "open", code: "degree-not-needed", detail };
  }
  const { open } = degreeFor(way, asked);
  if (open === "unknown") return { gate, state: "unknown", code: "not-said", detail };
  if (open === "no") return { gate, state: "closed", code: "degree-missing", detail };
  const code = way === "critical-list" ? "degree-fits" : "degree-recent";
  return { gate, state: "open", code, detail };
}

function salaryGate({ job, nearest }: NearestCase): IrishGate {
  const gate = "salary";
  const { way, required, margin, passes } = nearest;
  const detail = { ...nothing, way, pay: job.pay.annual, required, margin };
  if (passes === null) return { gate, state: "unknown", code: "pay-not-said", detail };
  return passes
    ? { gate, state: "open", code: "pay-meets", detail }
    : { gate, state: "closed", code: "pay-below", detail };
}

/** Half the staff from the EEA, an offer long enough: things the employer has to show. */
function employerGate({ job, nearest, terms }: NearestCase): IrishGate {
  const gate = "employer";
  const detail = { ...nothing, way: nearest.way };
  const isShort =
    nearest.permit === "critical-skills" &&
    job.offerMonths !== null &&
    job.offerMonths < terms.offerMonths;
  if (job.employerStaff === "fewer") {
    return { gate, state: "closed", code: "staff-too-few", detail };
  }
  if (isShort) return { gate, state: "closed", code: "offer-too-short", detail };
  const conditions = toShow(job, nearest);
  const [code] = conditions;
  return code
    ? { gate, state: "open-if", code, detail: { ...detail, conditions } }
    : { gate, state: "open", code: "staff-fit", detail };
}

/** Both permits ask for the staff; one for a test of the market, the other for a long offer. */
function toShow(
  { offerMonths, employerStaff }: IrishJob,
  { permit }: WayFinding,
): readonly IrishGate["code"][] {
  return [
    ...(permit === "general" ? (["market-to-test"] as const) : []),
    ...(permit === "critical-skills" && offerMonths === null ? (["offer-not-said"] as const) : []),
    ...(employerStaff === "half-or-more" ? [] : (["staff-to-show"] as const)),
  ];
}

/** The application has to arrive so many weeks before the start: read of the Critical Skills permit alone. */
function clockGate({ job, on, terms, nearest }: NearestCase): IrishGate | null {
  if (job.startsOn === null || nearest.permit !== "critical-skills") return null;
  const days = 7 * terms.weeksBeforeStart;
  const lastDay = addDays(job.startsOn, -days);
  return on <= lastDay
    ? { gate: "clock", state: "open", code: "in-time", detail: { ...nothing, day: lastDay } }
    : {
        gate: "clock",
        state: "open-if",
        code: "start-too-soon",
        detail: { ...nothing, day: addDays(on, days), conditions: ["start-too-soon"] },
      };
}
