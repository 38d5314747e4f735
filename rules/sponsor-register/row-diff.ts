import { type RawRow, rowKey } from "./raw-row.ts";

export type Pair = readonly [before: RawRow, after: RawRow];

/** How two files differ, row by row. Copies of a row count: the register has hundreds. */
export type RowDiff = {
  added: RawRow[];
  removed: RawRow[];
  namesAdded: number;
  namesRemoved: number;
  /** Of the added and removed: the same name, town and route with another rating or county. */
  changed: Pair[];
  /** Of the rest: the same name and route in another town. */
  moved: Pair[];
};

/** The figures of a difference, as kept with an import and shown before one. */
export type DiffCounts = {
  rowsAdded: number;
  rowsRemoved: number;
  namesAdded: number;
  namesRemoved: number;
  rowsChanged: number;
  ratingsChanged: number;
  rowsMoved: number;
};

type Copies = { row: RawRow; count: number };

const PAUSE_EVERY = 4000;

/** Compares two files, pausing now and then (see platform/yielding-to-others.server.ts). */
export function* diffRows(
  before: readonly RawRow[],
  after: readonly RawRow[],
): Generator<void, RowDiff> {
  const unmatched = new Map<string, Copies>();
  for (const [at, row] of before.entries()) {
    if (at % PAUSE_EVERY === 0) yield;
    const key = rowKey(row);
    const copies = unmatched.get(key);
    if (copies) copies.count += 1;
    else unmatched.set(key, { row, count: 1 });
  }
  const added: RawRow[] = [];
  for (const [at, row] of after.entries()) {
    if (at % PAUSE_EVERY === 0) yield;
    const copies = unmatched.get(rowKey(row));
    if (copies && copies.count > 0) copies.count -= 1;
    else added.push(row);
  }
  const removed = [...unmatched.values()].flatMap(({ row, count }) =>
    new Array<RawRow>(count).fill(row),
  );
  yield;

  const inPlace = pairBy(([name, town, , , route]) => `${name}\u0000${town}\u0000${route}`, {
    added,
    removed,
  });
  const elsewhere = pairBy(([name, , , , route]) => `${name}\u0000${route}`, inPlace);
  return {
    added,
    removed,
    ...countNames(before, after),
    changed: inPlace.pairs,
    moved: elsewhere.pairs,
  };
}

/** The difference from nothing: every row is new. */
export function allAdded(rows: readonly RawRow[]): RowDiff {
  const namesAdded = new Set(rows.map(([name]) => name)).size;
  return { added: [...rows], removed: [], namesAdded, namesRemoved: 0, changed: [], moved: [] };
}

export function countsOf(diff: RowDiff): DiffCounts {
  return {
    rowsAdded: diff.added.length,
    rowsRemoved: diff.removed.length,
    namesAdded: diff.namesAdded,
    namesRemoved: diff.namesRemoved,
    rowsChanged: diff.changed.length,
    ratingsChanged: diff.changed.filter(([before, after]) => before[3] !== after[3]).length,
    rowsMoved: diff.moved.length,
  };
}

/** Rows that are simply gone: neither changed in place nor moved. */
export function rowsLost({ rowsRemoved, rowsChanged, rowsMoved }: DiffCounts): number {
  return rowsRemoved - rowsChanged - rowsMoved;
}

type Sides = { added: readonly RawRow[]; removed: readonly RawRow[] };

function pairBy(keyOf: (row: RawRow) => string, { added, removed }: Sides) {
  const waiting = new Map<string, RawRow[]>();
  for (const row of removed) push(waiting, keyOf(row), row);

  const pairs: Pair[] = [];
  const stillAdded = added.filter((after) => {
    const before = waiting.get(keyOf(after))?.shift();
    if (before) pairs.push([before, after]);
    return !before;
  });
  return { pairs, added: stillAdded, removed: [...waiting.values()].flat() };
}

function countNames(before: readonly RawRow[], after: readonly RawRow[]) {
  const earlier = new Set(before.map(([name]) => name));
  const later = new Set(after.map(([name]) => name));
  return {
    namesAdded: [...later].filter((name) => !earlier.has(name)).length,
    namesRemoved: [...earlier].filter((name) => !later.has(name)).length,
  };
}

function push(map: Map<string, RawRow[]>, key: string, row: RawRow): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}
