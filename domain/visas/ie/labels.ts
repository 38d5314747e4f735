import { drawnState, type GateView } from "#domain/visas/tool/tool-view.ts";
import { longDay } from "#rules/days.ts";
import { inEuros } from "#rules/ie-permits/euros.ts";
import type { PermitWay } from "#rules/ie-permits/tables.ts";
import type {
  IrishGate,
  IrishGateCode,
  IrishVerdict,
  IrishVerdictCode,
} from "#rules/ie-permits/verdict-types.ts";

export const wayLabels: Readonly<Record<PermitWay, string>> = {
  "critical-list": "Critical Skills, listed job and relevant degree",
  "critical-list-graduate": "Critical Skills, degree from the last 12 months",
  "critical-any": "Critical Skills, any eligible job",
  general: "General permit",
  "general-graduate": "General permit, Irish degree from the last 12 months",
  "general-sector": "General permit, some lower-paid sectors",
};

export const headings: Readonly<Record<IrishVerdictCode, string>> = {
  fits: "Fits the Critical Skills permit",
  "fits-as-recent-graduate": "Fits Critical Skills as a new graduate",
  "fits-general": "Fits the General permit",
  below: "Below the pay lines",
  "occupation-not-eligible": "The occupation is not eligible",
  "employer-not-eligible": "The employer’s staff do not fit",
  "cannot-tell": "Cannot tell yet",
};

const gateLabels: Readonly<Record<IrishGate["gate"], string>> = {
  occupation: "Occupation",
  degree: "Degree",
  salary: "Pay",
  employer: "Employer",
  clock: "Start",
};

const gatesSentence: Readonly<Record<IrishGateCode, string>> = {
  "on-critical-list": "Open",
  "not-ineligible": "Open",
  ineligible: "Not eligible",
  "list-not-held": "Not known",
  "degree-fits": "Open",
  "degree-recent": "Open, as a graduate",
  "degree-not-needed": "Open, none asked",
  "degree-missing": "None that counts",
  "pay-meets": "Open",
  "pay-below": "Too low",
  "pay-not-said": "Not given",
  "staff-fit": "Open",
  "staff-to-show": "Open if shown",
  "staff-too-few": "Too few from the EEA",
  "offer-too-short": "Offer too short",
  "offer-not-said": "Length of offer not answered",
  "market-to-test": "Open once tested",
  "in-time": "Open",
  "start-too-soon": "Open for a later start",
  "not-said": "Not answered",
};

/** What a fit still waits for, each as the end of "if …". */
const waits: Partial<Record<IrishGateCode, (detail: IrishGate["detail"]) => string>> = {
  "offer-not-said": () => "the offer is for 2 years",
  "staff-to-show": () => "the employer meets the staff rule",
  "market-to-test": () => "the labour-market test finds nobody",
  "start-too-soon": ({ day }) => `the job starts on ${longDay(day ?? "")} or later`,
};

export function conditionsOf({ gates }: IrishVerdict): string {
  const own = gates.flatMap(({ detail }) =>
    detail.conditions.flatMap((code) => waits[code]?.(detail) ?? []),
  );
  return own.length > 0 ? `, if ${own.join(", and ")}` : "";
}

/** The drawing's words, short enough to stand under a gate. */
export function gateViews({ gates }: IrishVerdict): readonly GateView[] {
  return gates.map((gate) => ({
    label: gateLabels[gate.gate],
    // Nobody said how long the offer is: a question, not an open gate.
    state: gate.code === "offer-not-said" ? "unknown" : drawnState(gate.state),
    word: wordOf(gate),
    note: noteOf(gate),
  }));
}

function wordOf({ code, detail }: IrishGate): string {
  if (code === "pay-meets" && detail.margin) return `Open by ${inEuros(detail.margin)}`;
  if (code === "pay-below" && detail.margin !== null) return `Short by ${inEuros(-detail.margin)}`;
  return gatesSentence[code];
}

function noteOf({ gate, code, detail }: IrishGate): string {
  switch (gate) {
    case "occupation":
      return code === "on-critical-list"
        ? "On the Critical Skills list, by your answer."
        : code === "list-not-held"
          ? "We hold no copy of the two lists."
          : "By the ineligible list.";
    case "degree":
      return code === "degree-not-needed" ? "This way asks for none." : "A relevant one.";
    case "salary":
      return detail.required === null
        ? ""
        : `The line is ${inEuros(detail.required)} for this way.`;
    case "employer":
      return detail.way?.startsWith("general")
        ? "Half of the staff from the EEA, and the job tested on the labour market."
        : "Half of the staff from the EEA, and an offer of 2 years.";
    case "clock":
      return code === "in-time"
        ? `Apply by ${longDay(detail.day ?? "")}.`
        : `An application today is in time for a start from ${longDay(detail.day ?? "")}.`;
  }
}
