import { EVERYTHING, onInvalidatedPages } from "#platform/page-cache.server.ts";

/** The index finds out within a second too: what told nobody, such as a running import, is shown then. */
const FRESH_MS = 1000;
/** A page of the board has 20. Usually some kilobytes each; a part-time job brings its advert. */
const MAX_ROWS = 500;

type Read<Row> = (ids: readonly number[]) => Promise<readonly (readonly [number, Row])[]>;
type Entry<Row> = { row: Row; until: number };

const caches = new Set<{ clear(): void }>();

// Whatever changes a job says so for the cached pages, and these rows are on them.
onInvalidatedPages((tag) => {
  if (tag === "jobs" || tag === EVERYTHING) invalidateJobRows();
});

function invalidateJobRows(): void {
  for (const cache of caches) cache.clear();
}

/**
 * Rows of jobs that many pages show: the newest are on every reader's board. Reads what is not
 * there, in one query. Rows are shared between pages, so nobody may change them.
 */
export function jobRowCache<Row>(read: Read<Row>) {
  let entries = new Map<number, Entry<Row>>();
  caches.add({ clear: () => (entries = new Map()) });

  return async (ids: readonly number[]): Promise<ReadonlyMap<number, Row>> => {
    const now = performance.now();
    // A read that began before a change must not be found after it: then it fills the old map.
    const current = entries;
    const found = new Map(ids.flatMap((id) => freshIn(current, id, now)));
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    for (const [id, row] of await read(missing)) {
      found.set(id, row);
      store(current, id, { row, until: now + FRESH_MS });
    }
    return found;
  };
}

function freshIn<Row>(entries: ReadonlyMap<number, Entry<Row>>, id: number, now: number) {
  const entry = entries.get(id);
  return entry && now < entry.until ? [[id, entry.row] as const] : [];
}

function store<Row>(entries: Map<number, Entry<Row>>, id: number, entry: Entry<Row>): void {
  entries.delete(id);
  if (entries.size >= MAX_ROWS) entries.delete(entries.keys().next().value!);
  entries.set(id, entry);
}
