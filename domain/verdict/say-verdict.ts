import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import { rulesAsAt } from "#rules/uk-work/as-at.ts";
import type { PreparedJob } from "#rules/uk-work/prepared-job.ts";
import type { TraceLine, Verdict } from "#rules/uk-work/verdict-types.ts";
import { gateView } from "./gate-words.ts";
import { headlineOf, isConditional, toneOf } from "./headline-words.ts";
import { linesThatMatter, payBar, payLines } from "./pay-bar.ts";
import type { CodeChoice, JudgedFor, TraceRow, VerdictView } from "./verdict-view.ts";

type VerdictAsked = {
  prepared: PreparedJob;
  verdict: Verdict;
  judgedFor: JudgedFor;
  /** Codes to offer, where the title settles none, and the one the reader chose. */
  choices: readonly CodeChoice[];
  chosenCode: string | null;
};

/** A verdict in words and figures. Information from published rules, never advice. */
export function sayVerdict(asked: VerdictAsked): VerdictView {
  const { prepared, verdict, judgedFor, choices, chosenCode } = asked;
  const tone = toneOf(verdict);
  const isThrough = verdict.code === "fits" || verdict.code === "fits-as-new-entrant";
  return {
    tone,
    headline: headlineOf(verdict, judgedFor),
    summary: summaryOf(verdict),
    gates: verdict.gates.map(gateView),
    start: { label: judgedFor.isOwn ? "You" : "Typical reader", note: judgedFor.label },
    end: isThrough
      ? { label: "Can be sponsored", note: "If the employer chooses to." }
      : { label: tone === "ask" ? "Not known" : "Not today", note: "" },
    payBar: payBar(verdict, prepared.pay.annual),
    payLines: payLines(verdict),
    trace: verdict.trace.map(rowOf),
    traceNote: `${verdict.trace.length} rules, for ${longDay(verdict.on)}`,
    choices,
    chosenCode,
    source: `Appendix Skilled Worker, in force from ${rulesAsAt.skilledWorkerRules}; going rates of ${rulesAsAt.goingRates}; each part last checked on or after ${rulesAsAt.oldestCheck}.`,
    day: { iso: verdict.on, words: longDay(verdict.on) },
    notes: notesOf(prepared, verdict),
  };
}

function summaryOf(verdict: Verdict): string {
  const day = longDay(verdict.on);
  const standard = linesThatMatter(verdict).find(({ option }) => option === "A");
  switch (verdict.code) {
    case "fits":
      return `${gatesWords(verdict)} on ${day}, and the pay meets a line that no clock ends.`;
    case "fits-as-new-entrant":
      return `${gatesWords(verdict)} on ${day}. The pay passes as a new entrant’s, which lasts four years at most${
        standard ? `; after that the line is ${inPounds(standard.required)}` : ""
      }.`;
    case "below":
      return `On ${day} the pay reaches none of the lines open to this reader.`;
    case "occupation-not-eligible":
      return `On ${day} this kind of job is not open to somebody who applies for a first Skilled Worker visa.`;
    case "employer-not-found":
      return "We found no such name. That is not a no: the licence may be in a parent’s name, or newer than our copy. Ask the employer.";
    default:
      return "Something the rules ask for is not known. The gates below show what.";
  }
}

function gatesWords(verdict: Verdict): string {
  return isConditional(verdict)
    ? "No gate is shut, and some are open on a condition,"
    : "All four gates are open";
}

const answers: Record<TraceLine["state"], string> = {
  met: "Met",
  "met-until": "Met",
  "not-met": "Not met",
  unknown: "Not known",
};

function rowOf({ rule, asks, found, state, until, source }: TraceLine): TraceRow {
  const answer = state === "met-until" && until ? `Met until ${longDay(until)}` : answers[state];
  return { rule, asks, found, state, answer, source };
}

const LISTS_END = "2026-12-31";
const SHORTER_GRADUATE_VISA = "2027-01-01";

/** What is known to change between now and the day asked for. */
function notesOf({ goodUntil }: PreparedJob, { on, code }: Verdict): string[] {
  const notes: string[] = [];
  if (goodUntil)
    notes.push(`This holds until ${longDay(goodUntil)}: a list or a rule it rests on ends then.`);
  if (on >= LISTS_END && code === "occupation-not-eligible")
    notes.push("Both shortage lists are gone from 31 December 2026.");
  if (on >= SHORTER_GRADUATE_VISA)
    notes.push(
      `A Graduate visa applied for from ${rulesAsAt.graduateVisa.from} lasts ${rulesAsAt.graduateVisa.months} months; for a doctorate, three years.`,
    );
  return notes;
}
