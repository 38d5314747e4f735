import type { FactRow } from "#domain/facts/facts.schema.ts";

/** Something in a guide that became another on a day. */
export type GuideChange = { day: string; kind: "rule" | "words"; what: string; to: string | null };

type Valued = (row: FactRow) => string;

/**
 * Facts of a country that came into force in a span of days, each with what it was before. A fact
 * that is itself a day says nothing of its own.
 */
export function factChanges(
  rows: readonly FactRow[],
  { prefix, since, today }: { prefix: string; since: string; today: string },
  wordsFor: Valued,
): GuideChange[] {
  const own = rows.filter(({ name, unit }) => name.startsWith(`${prefix}-`) && unit !== "day");
  return own
    .filter(({ inForceFrom }) => inForceFrom >= since && inForceFrom <= today)
    .map((row) => {
      const before = own
        .filter(({ name, inForceFrom }) => name === row.name && inForceFrom < row.inForceFrom)
        .toSorted((one, other) => other.inForceFrom.localeCompare(one.inForceFrom))[0];
      const was = before ? `, before that ${wordsFor(before)}` : "";
      const what = `${row.label}: ${wordsFor(row)}${was}`;
      return { day: row.inForceFrom, kind: "rule" as const, what, to: row.source.url };
    });
}

/** The newest first; of one day, rules before words. */
export function inOrder(changes: readonly GuideChange[]): GuideChange[] {
  return changes.toSorted(
    (one, other) => other.day.localeCompare(one.day) || one.kind.localeCompare(other.kind),
  );
}
