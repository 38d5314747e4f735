import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { Gate, OccupationGate, SalaryGate, Verdict } from "#rules/uk-work/verdict-types.ts";
import { gateView } from "./gate-words.ts";
import { headlineOf, toneOf } from "./headline-words.ts";
import { lineNames } from "./pay-bar.ts";
import type { GateView, VerdictTone } from "./verdict-view.ts";

/** A verdict in the stub of a card: a line, three gates, a sentence. */
type CardVerdict = {
  tone: VerdictTone;
  headline: string;
  gates: Pick<GateView, "label" | "state">[];
  note: string;
};

export function cardVerdict(verdict: Verdict, { isOwn }: { isOwn: boolean }): CardVerdict {
  return {
    tone: toneOf(verdict),
    headline: shortHeadline(verdict, { isOwn }),
    gates: verdict.gates.filter(({ gate }) => gate !== "clock").map(smallGate),
    note: [payNote(verdict), codeNote(verdict)].filter(Boolean).join(" "),
  };
}

/** The sums stand in the note. */
function shortHeadline(verdict: Verdict, who: { isOwn: boolean }): string {
  const [headline] = headlineOf(verdict, who).split(", ");
  if (verdict.code === "below") return `${inPounds(verdict.shortBy ?? 0)} below the line`;
  return (headline ?? "").replace(" only as", " as");
}

function smallGate(gate: Gate): CardVerdict["gates"][number] {
  const { label, state } = gateView(gate);
  return { label: label === "Occupation" ? "Job code" : label, state };
}

function payNote({ gates }: Verdict): string {
  const salary = gates.find((gate): gate is SalaryGate => gate.gate === "salary");
  if (!salary) return "";
  const { pay, required, option, isBorderline } = salary.detail;
  if (salary.code === "pay-not-said") return "The advert gives no pay in pounds.";
  if (salary.code === "pay-of-which-week") return "Part-time: the pay may be for a full week.";
  if (pay === null || required === null || option === null) return "";
  const line = `the ${inPounds(required)} ${lineNames[option].toLowerCase()} line`;
  if (pay === required) return `At ${line}.`;
  const near = isBorderline ? " Rates are rounded: check." : "";
  return pay > required
    ? `${inPounds(pay - required)} over ${line}.${near}`
    : `${inPounds(required - pay)} under ${line}.${near}`;
}

function codeNote({ gates }: Verdict): string {
  const occupation = gates.find((gate) => gate.gate === "occupation");
  if (occupation?.gate !== "occupation") return "";
  const { socCode, confidence } = occupation.detail;
  if (!socCode) return "The title fits several job codes.";
  const end = occupation.state === "closed" ? "" : endNote(occupation.detail);
  return `${confidence === "likely" ? "Likely code" : "Code"} ${socCode}${end}.`;
}

function endNote({ until, certificateBy }: OccupationGate["detail"]): string {
  if (certificateBy) return `, with a certificate issued by ${longDay(certificateBy)}`;
  return until ? `, until ${longDay(until)}` : "";
}
