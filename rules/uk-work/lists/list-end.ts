import { type Dated, inForce } from "#rules/dated.ts";
import { addDays, addMonths } from "#rules/days.ts";
import { shortageListSource } from "../sources.ts";
import { routeDates } from "../tables.ts";

/**
 * The day on which the shortage list and most of the salary list are gone.
 *
 * One value, because what follows had not been decided when our sources were read
 * (facts 8, line 1). A decision is a new row here, and everything moves with it.
 */
export type ListEndRow = Dated & { goneOn: string };

export const listEnds: readonly ListEndRow[] = [{ ...shortageListSource, goneOn: "2026-12-31" }];

/** The certificate decides, not the application (SW 6.1A(b), 11.2): so there are two last days. */
export type ListDays = { certificateBy: string; applyBy: string };

/** The last days of the lists, by the rules known on the given day. */
export function lastDaysOfLists(on: string): ListDays {
  const { goneOn } = inForce(listEnds, on, "end of the shortage lists");
  const { certificateMonths } = inForce(routeDates, on, "Skilled Worker dates");
  const certificateBy = addDays(goneOn, -1);
  return { certificateBy, applyBy: addMonths(certificateBy, certificateMonths) };
}
