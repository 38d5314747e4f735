import { longDay } from "#rules/days.ts";
import type { TraceLine } from "#rules/verdict-form.ts";
import type { WorkingRow } from "./tool-view.ts";

export function workingRow(line: TraceLine, publisher: string): WorkingRow {
  const { rule, asks, found, state, source, effectiveFrom } = line;
  return {
    rule,
    asks,
    found,
    state,
    source: { href: source, label: publisher, day: longDay(effectiveFrom) },
  };
}
