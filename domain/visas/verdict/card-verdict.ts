import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type {
  ClockCode,
  Confidence,
  Gate,
  OccupationGate,
  SalaryGate,
  Verdict,
} from "#rules/uk-work/verdict-types.ts";
import { oldCertificateBy } from "./conditions.ts";
import { gateView } from "./gate-words.ts";
import { startOf, toneOf } from "./headline-words.ts";
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
    note: [payNote(verdict), codeNote(verdict), clockNote(verdict)].filter(Boolean).join(" "),
  };
}

/** The sums and what it rests on stand in the note. */
function shortHeadline(verdict: Verdict, who: { isOwn: boolean }): string {
  if (verdict.code === "below") return `${inPounds(verdict.shortBy ?? 0)} below the line`;
  return startOf(verdict, who).replace(" only as", " as");
}

/** The gates of a card show no clock: what its reader's own time asks for is told here. */
function clockNote({ code, gates }: Verdict): string {
  const clock = gates.find((gate) => gate.gate === "clock");
  if (clock?.gate !== "clock" || clock.state !== "open-if" || !code.startsWith("fits")) return "";
  return clockNotes[clock.code] ?? "";
}

const clockNotes: Partial<Record<ClockCode, string>> = {
  "visa-ended": "Your visa has ended by this day.",
  "no-switch": "Only from abroad.",
  "switch-later": "Once the course is finished.",
  "switch-unknown": "If your visa allows a switch.",
  "apply-later": "It starts late: apply later.",
  "registration-to-confirm": "If you work towards a UK registration or charter.",
  "english-to-show": "English at B2 is to be shown.",
};

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
