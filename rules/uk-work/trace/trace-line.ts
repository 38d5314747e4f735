import type { Dated } from "#rules/dated.ts";
import type { TraceLine } from "#rules/verdict-form.ts";

type Said = Pick<TraceLine, "rule" | "asks" | "found" | "state"> & { until?: string | null };

/** A line of the trace with the page and the day of its rule. */
export function traceLine({ source, effectiveFrom, checkedOn }: Dated, said: Said): TraceLine {
  const { rule, asks, found, state, until } = said;
  const line = { rule, asks, found, state, source, effectiveFrom, checkedOn };
  return until ? { ...line, until } : line;
}
