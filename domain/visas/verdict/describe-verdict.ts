import { longDay } from "#rules/days.ts";
import { rulesAsAt } from "#rules/uk-work/as-at.ts";
import type { PreparedJob } from "#rules/uk-work/prepared-job.ts";
import { goingRatesSource } from "#rules/uk-work/sources.ts";
import type { Verdict } from "#rules/uk-work/verdict-types.ts";
import type { TraceLine } from "#rules/verdict-form.ts";
import { gateView } from "./gate-text.ts";
import { headlineOf, toneOf } from "./headline-text.ts";
import { notesOf } from "./notes.ts";
import { payBar, payLines } from "./pay-bar.ts";
import { endOf, readBetween, summaryOf } from "./summary-text.ts";
import type { CodeChoice, JudgedFor, TraceRow, VerdictView } from "./verdict-view.ts";

type VerdictAsked = {
  prepared: PreparedJob;
  verdict: Verdict;
  judgedFor: JudgedFor;
  /** Codes to offer, where the title settles none, and the one the reader chose. */
  choices: readonly CodeChoice[];
  chosenCode: string | null;
  /** Somebody typed the job in, there is no advert. */
  isTyped?: boolean;
  /** The real day, which may be before the one asked for: what is over by then may be in force yet. */
  today?: string;
};

/** A verdict in words and figures. Information from published rules, never advice. */
export function describeVerdict(asked: VerdictAsked): VerdictView {
  const { prepared, verdict, judgedFor, choices, chosenCode, isTyped = false, today } = asked;
  return {
    tone: toneOf(verdict),
    headline: headlineOf(verdict, { ...judgedFor, today }),
    summary: summaryOf(verdict, { ...judgedFor, isTyped }),
    gates: verdict.gates.map((gate) => gateView(gate, { today, isTyped })),
    start: { label: judgedFor.isOwn ? "You" : "Typical reader", note: judgedFor.label },
    end: endOf(verdict),
    payBar: payBar(verdict, prepared.pay.annual),
    payLines: payLines(verdict),
    trace: verdict.trace.map(rowOf),
    traceNote: `${verdict.trace.length} rules, for ${longDay(verdict.on)}`,
    choices,
    chosenCode,
    source: `Appendix Skilled Worker, in force from ${rulesAsAt.skilledWorkerRules}; going rates of ${rulesAsAt.goingRates}, read on ${longDay(goingRatesSource.checkedOn)}; each part last checked on or after ${readBetween(verdict)[0]}.`,
    day: { iso: verdict.on, words: longDay(verdict.on) },
    notes: notesOf(verdict),
  };
}

const answers: Record<TraceLine["state"], string> = {
  met: "Met",
  "met-until": "Met",
  "not-met": "Not met",
  unknown: "Not known",
};

function rowOf(line: TraceLine): TraceRow {
  const { rule, asks, found, state, until, source, effectiveFrom, checkedOn } = line;
  const answer = state === "met-until" && until ? `Met until ${longDay(until)}` : answers[state];
  const dates = `From ${longDay(effectiveFrom)}, read ${longDay(checkedOn)}`;
  return { rule, asks, found, state, answer, source, dates };
}
