import { spokenValue } from "./fact-value.ts";
import type { FactRow } from "./facts.schema.ts";
import { ruleValueOn } from "./rule-tables.ts";

/** The value of a fact on a day. A rule table has none before its first row: null. */
export function factValueOn({ value, tool, unit }: FactRow, day: string): string | null {
  if (!tool) return value;
  const held = ruleValueOn(tool, day);
  return held && value.replace("{n}", spokenValue(held.value, unit));
}
