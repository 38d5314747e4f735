import { type Dated, inForce } from "#rules/dated.ts";
import { addDays } from "#rules/days.ts";
import { shortageListSource } from "../sources.ts";

/**
 * The day on which the shortage list and most of the salary list are gone.
 *
 * One value, because what follows had not been decided when our sources were read
 * (facts 8, line 1). A decision is a new row here, and everything moves with it.
 */
export type ListEndRow = Dated & { goneOn: string };

export const listEnds: readonly ListEndRow[] = [{ ...shortageListSource, goneOn: "2026-12-31" }];

/** The last day an application can count on the lists, by the rules known on the given day. */
export function lastDayOfLists(on: string): string {
  return addDays(inForce(listEnds, on, "end of the shortage lists").goneOn, -1);
}
