/**
 * Law is dated data: rows are added, never edited.
 *
 * Where the day a rule began is not known to us, `effectiveFrom` is the first
 * day our source vouches for it, so an earlier day is refused, not guessed.
 */
export type Dated = {
  effectiveFrom: string; // ISO day, inclusive
  effectiveTo: string | null; // ISO day, inclusive; null while no end is known
  source: string; // the page a lawyer would check
  checkedOn: string; // ISO day somebody last compared the row with its source
  confirmedOn?: string; // ISO day of a dated summary that found it unchanged, where one was read later
};

export function isInForce(row: Dated, on: string): boolean {
  return row.effectiveFrom <= on && (row.effectiveTo === null || on <= row.effectiveTo);
}

/** The row in force on the given ISO day. Refuses a day that no row covers. */
export function inForce<Row extends Dated>(rows: readonly Row[], on: string, what: string): Row {
  const row = rows.findLast((candidate) => isInForce(candidate, on));
  if (!row) throw new RangeError(`No ${what} covers ${on}`);
  return row;
}
