import { drawnState, type GateView } from "#domain/visas/tool/tool-view.ts";
import type { PgwpCode, PgwpGate, PgwpGateName } from "#rules/ca-pgwp/gate.ts";
import type { PgwpFinding } from "#rules/ca-pgwp/pgwp.ts";
import { daysBetween, longDay } from "#rules/days.ts";

const labels: Record<PgwpGateName, string> = {
  programme: "Programme",
  time: "180 days",
  language: "Language",
  field: "Field",
  passport: "Passport",
};

/** The drawing's words, short enough to stand under a gate. */
export function gateViews(finding: PgwpFinding): readonly GateView[] {
  return finding.gates.map((gate) => ({
    label: labels[gate.gate],
    state: drawnState(gate.state),
    word: wordOf(gate, finding.on),
    note: noteOf(gate, finding),
  }));
}

function wordOf({ code, detail }: PgwpGate, on: string): string {
  const words: Record<PgwpCode, string> = {
    "long-enough": "Open",
    "too-short": "Too short",
    "school-not-eligible": "School not listed",
    "school-mostly-excluded": "Mostly excluded",
    "in-time": `Open, ${detail.until ? daysBetween(on, detail.until) : 0} days left`,
    "not-finished": "Open once finished",
    "too-late": "Too late",
    "extend-permit": "Extend your study permit",
    "permit-ended-first": "Depends on your status",
    "level-reached": "Open",
    "level-missed": "Too low",
    "field-not-asked": "Open, not asked",
    "field-listed": "Open",
    "field-not-listed": "Not listed",
    valid: "Open",
    "renew-first": "Renew it first",
    expired: "Ended",
    "not-said": "Not answered",
  };
  return words[code];
}

function noteOf({ gate, code, detail }: PgwpGate, { rule, isCutByPassport }: PgwpFinding): string {
  switch (gate) {
    case "programme":
      return `${rule.minMonths} months or more, at a listed school.`;
    case "time":
      if (!detail.until) return "From your completion letter.";
      if (code === "permit-ended-first")
        return "Your study permit ended before the letter. Ask IRCC or your university’s regulated adviser.";
      if (code === "extend-permit")
        return `It ends on ${longDay(detail.until)}: ask to extend it by then.`;
      return code === "too-late"
        ? `The last day was ${longDay(detail.until)}.`
        : `Apply by ${longDay(detail.until)}.`;
    case "language":
      return `CLB or NCLC ${detail.needs} in all four abilities.`;
    case "field":
      return code === "field-not-asked"
        ? "Not asked of you."
        : "For programmes that are not degrees.";
    case "passport":
      if (code === "renew-first" && detail.until)
        return `It ends on ${longDay(detail.until)}, before a permit could begin.`;
      return isCutByPassport && detail.until
        ? `Ends the permit on ${longDay(detail.until)}.`
        : "The permit ends with it at the latest.";
  }
}
