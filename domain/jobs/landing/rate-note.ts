import { inForce } from "#rules/dated.ts";
import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import { goingRatesSource } from "#rules/uk-work/sources.ts";
import { salaryOptions } from "#rules/uk-work/tables.ts";

/** What stands under a table of going rates: their day, and the lines a job must reach besides, on an ISO day. */
export function rateNote(on: string): string {
  const lineOf = (who: string) =>
    inForce(
      salaryOptions.filter((row) => row.who === who),
      on,
      `salary line for ${who}`,
    );
  const [newEntrant, standard] = [lineOf("new-entrant"), lineOf("standard")];
  return [
    `Going rates published on GOV.UK on ${longDay(goingRatesSource.effectiveFrom)}, for 37.5 hours a week.`,
    `A job must also reach ${inPounds(newEntrant.cashThreshold)} for a new entrant`,
    `or ${inPounds(standard.cashThreshold)} otherwise, in rules of ${longDay(standard.effectiveFrom)}.`,
  ].join(" ");
}
