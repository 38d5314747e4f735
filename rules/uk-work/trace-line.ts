import type { Dated } from "#rules/dated.ts";
import type { TraceLine } from "./verdict-types.ts";

type Said = Pick<TraceLine, "rule" | "asks" | "found" | "state"> & { until?: string | null };

/** A line of the trace with the page and the day of its rule. */
export function traceLine(from: Dated, { until, ...said }: Said): TraceLine {
  const { source, effectiveFrom } = from;
  return until ? { ...said, until, source, effectiveFrom } : { ...said, source, effectiveFrom };
}
