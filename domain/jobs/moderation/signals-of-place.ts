import type { Signal, SignalFacts } from "./signal.ts";

/** Work that is nowhere, or somewhere the board does not name. */
export function placeSignals({ city, country, remote }: SignalFacts): Signal[] {
  if (city === null && remote !== "remote") {
    const sentence = "It names no town.";
    return [{ code: "no-place", level: "look", sentence, evidence: null }];
  }
  if (country === "xx" && remote === "remote") {
    const sentence = "It is from home in no named country: nobody can tell which law applies.";
    return [{ code: "nowhere", level: "look", sentence, evidence: null }];
  }
  return [];
}
