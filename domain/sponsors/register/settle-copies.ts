import { type RawRow, rowKey } from "#rules/sponsor-register/raw-row.ts";
import type { RowDiff } from "#rules/sponsor-register/row-diff.ts";
import type { StoredRow } from "./stored-rows.server.ts";

/** A stored row with its new number of copies; none left means that it goes. */
export type CopiesChange = { id: number; organisationId: number; copies: number };

/** A row that was not stored, and how often the file has it. */
export type AddedRow = { row: RawRow; copies: number };

const PAUSE_EVERY = 4000;

/** Turns added and removed rows into new numbers of copies, and rows that are wholly new. */
export function* settleCopies(
  stored: readonly StoredRow[],
  { added, removed }: Pick<RowDiff, "added" | "removed">,
): Generator<void, { copies: CopiesChange[]; added: AddedRow[] }> {
  const gains = new Map<string, AddedRow>();
  const count = (row: RawRow, by: number) => {
    const gain = gains.get(rowKey(row));
    if (gain) gain.copies += by;
    else gains.set(rowKey(row), { row, copies: by });
  };
  for (const [at, row] of added.entries()) {
    if (at % PAUSE_EVERY === 0) yield;
    count(row, 1);
  }
  for (const row of removed) count(row, -1);

  const copies: CopiesChange[] = [];
  for (const [at, { id, organisationId, row, copies: had }] of stored.entries()) {
    if (at % PAUSE_EVERY === 0) yield;
    const gain = gains.get(rowKey(row));
    if (!gain) continue;
    copies.push({ id, organisationId, copies: had + gain.copies });
    gains.delete(rowKey(row));
  }
  return { copies, added: [...gains.values()] };
}
