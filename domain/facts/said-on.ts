import { spokenValue } from "./fact-value.ts";
import type { FactRow } from "./facts.schema.ts";
import { heldOn } from "./rule-tables.ts";

/** What a fact says on a day. A rule table answers for a day, and has nothing before its first row: null. */
export function saidOn({ value, tool, unit }: FactRow, day: string): string | null {
  if (!tool) return value;
  const held = heldOn(tool, day);
  return held && value.replace("{n}", spokenValue(held.value, unit));
}
