import type { Signal, SignalFacts } from "./signal.ts";
import { moneySignals } from "./signals-of-money.ts";
import { placeSignals } from "./signals-of-place.ts";
import { sponsorshipSignals } from "./signals-of-sponsorship.ts";
import { wordSignals } from "./signals-of-words.ts";

/** What makes an advert worth a closer look. Rules over its own words: they accuse nobody, people decide. */
export function signalsOf(facts: SignalFacts): Signal[] {
  const found = [
    ...closingSignals(facts),
    ...duplicateSignals(facts),
    ...moneySignals(facts),
    ...wordSignals(facts),
    ...placeSignals(facts),
    ...sponsorshipSignals(facts),
  ];
  return found.sort((a, b) => Number(b.level === "stop") - Number(a.level === "stop"));
}

export function hasStop(signals: readonly Signal[]): boolean {
  return signals.some(({ level }) => level === "stop");
}

function closingSignals({ hasClosed }: SignalFacts): Signal[] {
  if (!hasClosed) return [];
  const sentence =
    "Its closing time has passed, so it cannot go live. Send it back and ask for a later one.";
  return [{ code: "closing-passed", level: "stop", sentence, evidence: null }];
}

function duplicateSignals({ duplicates }: SignalFacts): Signal[] {
  return duplicates.map(({ title, employer, how }) => ({
    code: how === "same-job" ? "same-job" : "same-words",
    level: "stop",
    sentence:
      how === "same-job"
        ? "The same job is live already: employer, title and place agree."
        : "Another live advert has nearly the same words.",
    evidence: `${title}, ${employer}`,
  }));
}
