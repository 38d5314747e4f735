import { factValueOn } from "#domain/facts/fact-value-on.ts";
import type { FactRow } from "#domain/facts/facts.schema.ts";
import { addDays, addMonths } from "#rules/days.ts";

/** A day on which a fact that guides quote begins, ends or is replaced. */
export type ComingChange = { day: string; label: string; fact: string };

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
  const soonest = [...beginning(figures, today), ...ending(figures, today)]
    .filter(({ day }) => day <= last)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const isFirstOfDay = ({ day }: ComingChange, at: number) => soonest[at - 1]?.day !== day;
  return soonest.filter(isFirstOfDay).slice(0, MAX_SHOWN);
}

/** What begins, and what it replaces where a fact of the same kind ends the day before. */
function beginning(figures: readonly FactRow[], today: string): ComingChange[] {
  return figures
    .filter(({ inForceFrom }) => inForceFrom > today)
    .map((row) => {
      const day = row.inForceFrom;
      const before = figures.find((other) => isReplacedBy(other, row));
      const was = before && factValueOn(before, addDays(day, -1));
      const said = `${kindOf(row)}: ${factValueOn(row, day) ?? row.value}`;
      return { day, label: was ? `${said}, until then ${was}` : said, fact: row.name };
    });
}

/** What ends and nothing replaces. */
function ending(figures: readonly FactRow[], today: string): ComingChange[] {
  return figures.flatMap((row) => {
    const { inForceTo } = row;
    const isReplaced = figures.some((other) => isReplacedBy(row, other));
    if (!inForceTo || inForceTo < today || isReplaced) return [];
    const said = factValueOn(row, inForceTo) ?? row.value;
    return [{ day: inForceTo, label: `Last day: ${row.label}, ${said}`, fact: row.name }];
  });
}

function isReplacedBy(row: FactRow, next: FactRow): boolean {
  if (!row.inForceTo || addDays(row.inForceTo, 1) !== next.inForceFrom) return false;
  return row.name === next.name || kindOf(row) === kindOf(next);
}

/** "Living costs, London, applications from 30 November 2026" without the day, which stands beside it. */
function kindOf({ label }: FactRow): string {
  return label.replace(/, applications (?:from|to) .*$/, "");
}
