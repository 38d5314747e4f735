import type { RegisterState, Sponsorship } from "../vocabulary.ts";
import { moneySignals } from "./signals-of-money.ts";
import { placeSignals } from "./signals-of-place.ts";
import { sponsorshipSignals } from "./signals-of-sponsorship.ts";
import { wordSignals } from "./signals-of-words.ts";

/** stop: hold it until somebody has read it with care. look: worth a second look. */
export type SignalLevel = "stop" | "look";

export type Signal = {
  code: string;
  level: SignalLevel;
  /** What our staff read. */
  sentence: string;
  /** The advert's own words that gave it away. */
  evidence: string | null;
};

/** Another advert that may be the same one. */
export type Twin = { id: number; title: string; employer: string; how: "same-job" | "same-words" };

export type SignalFacts = {
  title: string;
  /** The advert as plain text. */
  text: string;
  country: string;
  city: string | null;
  remote: string;
  jobType: string;
  level: string;
  currency: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  yearlyPay: number | null;
  /** Null where it cannot be worked out: no pay, or no hours to divide by. */
  hourlyPay: number | null;
  applyUrl: string | null;
  applyEmail: string | null;
  sponsorship: Sponsorship;
  register: RegisterState | null;
  /** Its closing time has passed. */
  hasClosed: boolean;
  twins: readonly Twin[];
};

/** What makes an advert worth a closer look. Rules over its own words: they accuse nobody, people decide. */
export function signalsOf(facts: SignalFacts): Signal[] {
  const found = [
    ...closingSignals(facts),
    ...twinSignals(facts),
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

function twinSignals({ twins }: SignalFacts): Signal[] {
  return twins.map(({ title, employer, how }) => ({
    code: how === "same-job" ? "same-job" : "same-words",
    level: "stop",
    sentence:
      how === "same-job"
        ? "The same job is live already: employer, title and place agree."
        : "Another live advert has nearly the same words.",
    evidence: `${title}, ${employer}`,
  }));
}
