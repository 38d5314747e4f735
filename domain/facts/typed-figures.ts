import type { Fact } from "./fact.ts";

/** Sums of money, days and shares: what a rule sets and a sentence can only copy. */
const figure =
  /(?:£|€|AUD |CAD |US\$|\$)\d[\d,.]*\d|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b|\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)?%|\b\d+ (?:hours a (?:week|fortnight)|years|months|points|days|weeks)\b/g;

/** The figures in some words that are typed there and not quoted. */
export function typedFigures(words: string): string[] {
  return words.replaceAll(/\{\{fact:[a-z0-9-]+\}\}/g, "").match(figure) ?? [];
}

/** The names of the facts that hold a figure, which a page could quote. */
export function factsHolding(typed: string, facts: Iterable<Fact>): string[] {
  return [...facts].filter(({ value }) => isIn(typed, value)).map(({ name }) => name);
}

function isIn(typed: string, value: string): boolean {
  const at = value.indexOf(typed);
  const before = value[at - 1] ?? " ";
  const after = value[at + typed.length] ?? " ";
  return at >= 0 && !/[\d,.]/.test(before) && !/\d/.test(after);
}
