import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type {
  Confidence,
  Gate,
  OccupationGate,
  SalaryGate,
  Verdict,
} from "#rules/uk-work/verdict-types.ts";
import { closingReason } from "./closing-reason.ts";
import { oldCertificateBy, shortConditionsOf } from "./conditions.ts";
import { gateView } from "./gate-text.ts";
import { startOf, toneOf } from "./headline-text.ts";
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

/** The sums stand in the note. What a "may" rests on is named, the heaviest first. */
function shortHeadline(verdict: Verdict, who: { isOwn: boolean }): string {
  const closing = closingReason(verdict);
  if (closing) return closing;
  if (verdict.code === "below") return `${inPounds(verdict.shortBy ?? 0)} below the line`;
  const start = startOf(verdict, who).replace(" only as", " as");
  return verdict.code.startsWith("fits") ? `${start}${restsOn(verdict)}` : start;
}

function restsOn(verdict: Verdict): string {
  const certificateBy = oldCertificateBy(verdict);
  const conditions = [
    ...(certificateBy ? [`the certificate is issued by ${longDay(certificateBy)}`] : []),
    ...shortConditionsOf(verdict),
  ];
  if (conditions.length === 0) return "";
  return `, if ${conditions[0]}${conditions.length > 1 ? ", and more" : ""}`;
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
  const near = isBorderline ? " Rates are rounded: check." : "";
  if (pay === required) return `At ${line}.${near}`;
  return pay > required
    ? `${inPounds(pay - required)} over ${line}.${near}`
    : `${inPounds(required - pay)} under ${line}.${near}`;
}

/** How the code is known, in as few words as a card has room for. */
const codeWords: Record<Confidence, string> = {
  settled: ", set by our staff",
  chosen: ", as you chose",
  sure: ", by its title",
  likely: "",
};

function codeNote(verdict: Verdict): string {
  const occupation = verdict.gates.find((gate) => gate.gate === "occupation");
  if (occupation?.gate !== "occupation") return "";
  const { socCode, confidence } = occupation.detail;
  if (!socCode) return "The title fits several job codes.";
  const isShut = occupation.state === "closed";
  const end = isShut ? "" : endNote(occupation.detail, oldCertificateBy(verdict));
  const known = confidence ? codeWords[confidence] : "";
  return `${confidence === "likely" ? "Likely code" : "Code"} ${socCode}${known}${end}.`;
}

function endNote(detail: OccupationGate["detail"], ofPay: string | null): string {
  const { until } = detail;
  const certificateBy = detail.certificateBy ?? ofPay;
  if (certificateBy) return `, with a certificate issued by ${longDay(certificateBy)}`;
  return until ? `, until ${longDay(until)}` : "";
}
