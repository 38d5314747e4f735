import type { FactRow } from "#domain/facts/facts.schema.ts";
import { addMonths } from "#rules/days.ts";

/** A day on which a fact that guides quote begins, ends or is replaced. */
export type ComingChange = { day: string; label: string };

const MONTHS_AHEAD = 12;
const MAX_SHOWN = 4;

/** The next days on which a line in the guides moves, the soonest first; one line a day. */
export function comingChanges(rows: readonly FactRow[], today: string): ComingChange[] {
  const last = addMonths(today, MONTHS_AHEAD);
  // A fact that is itself a day ("the day the fee rises") says nothing of its own.
  // Of several on a day the one that a rule table holds says most.
  const figures = rows
    .filter(({ unit }) => unit !== "day")
    .toSorted((one, other) => Number(!one.tool) - Number(!other.tool));
  const changes = figures.flatMap(({ inForceFrom, inForceTo, label }) => [
    ...(inForceFrom > today ? [{ day: inForceFrom, label: `New: ${label}` }] : []),
    ...(inForceTo && inForceTo >= today ? [{ day: inForceTo, label: `Last day: ${label}` }] : []),
  ]);
  const soonest = changes
    .filter(({ day }) => day <= last)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const isFirstOfDay = ({ day }: ComingChange, at: number) => soonest[at - 1]?.day !== day;
  return soonest.filter(isFirstOfDay).slice(0, MAX_SHOWN);
}
