import type { FactRow } from "#domain/facts/facts.schema.ts";
import { addDays } from "#rules/days.ts";

/** Something in a guide that became another on a day, or a rule that is in force from it. */
export type GuideChange = {
  day: string;
  kind: "changed" | "in-force" | "words";
  what: string;
  to: string | null;
};

/** What a fact says on a day; null where nobody knows. */
type FactValueOn = (row: FactRow, day: string) => string | null;

type Span = { prefix: string; since: string; today: string };

/**
 * Facts of a country that came into force in a span of days. Where it is known what stood there the
 * day before, and it was another, the change is told; else only that the rule is in force from then.
 * A fact that is itself a day says nothing of its own.
 */
export function factChanges(
  rows: readonly FactRow[],
  { prefix, since, today }: Span,
  saidOn: FactValueOn,
): GuideChange[] {
  const own = rows.filter(({ name, unit }) => name.startsWith(`${prefix}-`) && unit !== "day");
  return own
    .filter(({ inForceFrom }) => inForceFrom >= since && inForceFrom <= today)
    .map((row) => changeOf(row, own, saidOn));
}

function changeOf(row: FactRow, own: readonly FactRow[], saidOn: FactValueOn): GuideChange {
  const { label, inForceFrom: day, source } = row;
  const said = saidOn(row, day) ?? row.value;
  const before = beforeOf(row, own);
  const was = saidOn(before, addDays(day, -1));
  const hasChanged = was !== null && was !== said && (before !== row || row.tool !== undefined);
  return {
    day,
    kind: hasChanged ? "changed" : "in-force",
    what: hasChanged ? `${label}: ${said}, before that ${was}` : `${label}: ${said}`,
    to: source.url,
  };
}

/** The row that stood before under the same name, or the row itself: a rule table may know more than one day. */
function beforeOf(row: FactRow, own: readonly FactRow[]): FactRow {
  const earlier = own.filter(
    ({ name, inForceFrom }) => name === row.name && inForceFrom < row.inForceFrom,
  );
  return (
    earlier.toSorted((one, other) => other.inForceFrom.localeCompare(one.inForceFrom))[0] ?? row
  );
}

const order = ["changed", "words", "in-force"];

/** The newest first; of one day, what changed before what is merely in force. */
export function inOrder(changes: readonly GuideChange[]): GuideChange[] {
  return changes.toSorted(
    (one, other) =>
      other.day.localeCompare(one.day) || order.indexOf(one.kind) - order.indexOf(other.kind),
  );
}
