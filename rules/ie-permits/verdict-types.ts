import type { GateState, TraceLine } from "#rules/verdict-form.ts";
import type { Permit, PermitWay } from "./tables.ts";

/**
 * The same form as the United Kingdom's verdict: what is known of a job and of its reader
 * goes in; gates, ways and a trace come out. Money is cents a year, days are ISO, null is
 * "not said", never "no".
 */

export type IrishJob = {
  /** Basic salary and registered health insurance; the minimum of a range. */
  pay: { annual: number | null };
  /** We hold neither of the department's lists: somebody has to look, or it stays unknown. */
  occupation: "critical-skills" | "neither" | "ineligible" | "unknown";
  /** Some lower-paid sectors have a line of their own under the General permit. */
  isLowerPaidSector: boolean | null;
  offerMonths: number | null;
  /** Staff from the European Economic Area. A start-up may be let off. */
  employerStaff: "half-or-more" | "fewer" | "start-up" | null;
  startsOn: string | null;
};

export type IrishReader = {
  degree: Degree | "none" | null;
};

export type Degree = {
  isRelevant: boolean | null;
  awardedOn: string | null;
  isIrish: boolean | null;
  /** On Ireland's framework (NFQ): 8 is an honours bachelor's, 9 a master's, 10 a doctorate. */
  level: number | null;
};

export type IrishVerdictCode =
  | "fits"
  | "fits-as-recent-graduate"
  | "fits-general"
  | "below"
  | "occupation-not-eligible"
  | "employer-not-eligible"
  | "cannot-tell";

export type IrishGate = {
  gate: "occupation" | "degree" | "salary" | "employer" | "clock";
  state: GateState;
  code: IrishGateCode;
  detail: {
    way: PermitWay | null;
    pay: number | null;
    required: number | null;
    /** Cents over the line, negative below it. */
    margin: number | null;
    /** A day the gate names: the earliest start, or the last day to apply. */
    day: string | null;
    /** All that is still to be shown, the gate's own code among them. */
    conditions: readonly IrishGateCode[];
  };
};

export type IrishGateCode =
  | "on-critical-list"
  | "not-ineligible"
  | "ineligible"
  | "list-not-held"
  | "degree-fits"
  | "degree-recent"
  | "degree-not-needed"
  | "degree-missing"
  | "pay-meets"
  | "pay-below"
  | "pay-not-said"
  | "staff-fit"
  | "staff-to-show"
  | "staff-too-few"
  | "offer-too-short"
  | "offer-not-said"
  | "market-to-test"
  | "in-time"
  | "start-too-soon"
  | "not-said";

/** Whether this job and reader may use a way, pay aside, and what the pay makes of it. */
export type WayFinding = {
  way: PermitWay;
  permit: Permit;
  open: "yes" | "if" | "no" | "unknown";
  because: WayReason;
  required: number;
  isOver: boolean;
  margin: number | null;
  passes: boolean | null;
  source: string;
  effectiveFrom: string;
  checkedOn: string;
};

export type WayReason =
  | "all-said"
  | "employer-to-show"
  | "offer-not-said"
  | "labour-market-test"
  | "list-not-held"
  | "not-on-critical-list"
  | "ineligible"
  | "degree-not-said"
  | "no-degree"
  | "degree-not-recent"
  | "degree-not-irish"
  | "offer-too-short"
  | "staff-too-few"
  | "sector-list-not-held"
  | "not-such-a-sector";

export type IrishVerdict = {
  code: IrishVerdictCode;
  shortBy: number | null;
  spare: number | null;
  option: PermitWay | null;
  gates: readonly IrishGate[];
  options: readonly WayFinding[];
  trace: readonly TraceLine[];
  on: string;
};
