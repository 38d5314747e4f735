import { longDay } from "#rules/days.ts";
import type { GateState, TraceLine } from "#rules/verdict-form.ts";
import type { PgwpGate, PgwpGateName } from "./gate.ts";
import type { PgwpStudent } from "./student.ts";
import type { PgwpRow } from "./tables.ts";

const states: Record<GateState, TraceLine["state"]> = {
  open: "met",
  "open-if": "unknown", // nothing to apply with yet, or a passport or study permit to renew
  closed: "not-met",
  unknown: "unknown",
};

/** Of status after a study permit's end we hold no rule. */
const ASK = "ask IRCC or your university’s regulated adviser";

/** The working, rule by rule: what each asks and what was found. */
export function traceOf(
  student: PgwpStudent,
  gates: readonly PgwpGate[],
  on: string,
  rule: PgwpRow,
): readonly TraceLine[] {
  return gates.map((gate) => ({
    rule: titles[gate.gate],
    asks: asksOf(gate, rule),
    found: foundOf(gate, student, on),
    state: states[gate.state],
    ...(gate.detail.until ? { until: gate.detail.until } : {}),
    source: gate.gate === "field" ? rule.fieldOfStudySource : rule.source,
    effectiveFrom: rule.effectiveFrom,
    checkedOn: rule.checkedOn,
  }));
}

const titles: Record<PgwpGateName, string> = {
  programme: "Programme",
  time: "180 days",
  language: "Language",
  field: "Field of study",
  passport: "Passport",
};

function asksOf({ gate, detail }: PgwpGate, rule: PgwpRow): string {
  switch (gate) {
    case "programme":
      return `At least ${rule.minMonths} months (${rule.minQuebecHours} hours in Québec) at a school on the list for this permit.`;
    case "time":
      return `Apply within ${rule.applyWithinDays} days of the completion letter, having been allowed to study at some time in them.`;
    case "language":
      return `CLB or NCLC ${detail.needs} in all four abilities.`;
    case "field":
      return `A listed field, for programmes that are not degrees, if the study permit was asked for on or after ${longDay(rule.fieldOfStudy.permitAskedFrom)}.`;
    case "passport":
      return "The permit never runs past the passport.";
  }
}

function foundOf(gate: PgwpGate, student: PgwpStudent, on: string): string {
  const { until } = gate.detail;
  switch (gate.code) {
    case "long-enough":
      return student.programmeMonths === null
        ? `${student.quebecHours} hours in Québec, at a listed school.`
        : `${student.programmeMonths} months, at a listed school.`;
    case "too-short":
      return `${student.programmeMonths} months.`;
    case "school-not-eligible":
      return "The school is not on the list.";
    case "school-mostly-excluded":
      return "A private college teaching a public one's programme: most of these are left out.";
    case "in-time":
      return `Applied on ${longDay(on)}; the last day is ${longDay(until!)}.`;
    case "not-finished":
      return `The letter is expected on ${longDay(student.completedOn!)}, after ${longDay(on)}.`;
    case "too-late":
      return `The last day was ${longDay(until!)}.`;
    case "extend-permit":
      return `The study permit ends on ${longDay(student.studyPermitEndsOn!)}, before the letter. Whether you may study in those days depends on what follows it: ${ASK}.`;
    case "permit-ended-first":
      return `The study permit ended on ${longDay(student.studyPermitEndsOn!)}, before the letter. Whether you were allowed to study in those days depends on your status since: ${ASK}.`;
    case "level-reached":
    case "level-missed":
      return `The weakest ability is at ${student.clb}.`;
    case "field-not-asked":
      return student.studyPermitAsked === "before-the-rule"
        ? "Not asked: the study permit was asked for before the rule."
        : "Not asked of a degree.";
    case "field-listed":
      return "You say that the field is on the list.";
    case "field-not-listed":
      return "You say that the field is not on the list.";
    case "valid":
    case "renew-first":
    case "expired":
      return `The passport ends on ${longDay(until!)}.`;
    case "not-said":
      return "Not answered.";
  }
}
