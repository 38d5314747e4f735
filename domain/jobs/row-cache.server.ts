import { onInvalidatedTag } from "#platform/page-cache.server.ts";
import { LruMap } from "#rules/cache/lru-map.ts";

/** The index finds out within a second too: what told nobody, such as a running import, is shown then. */
const FRESH_MS = 1000;
/** A page of the board has 20. Usually some kilobytes each; a part-time job brings its advert. */
const MAX_ROWS = 500;

type Read<Row> = (ids: readonly number[]) => Promise<readonly (readonly [number, Row])[]>;
type Entry<Row> = { row: Row; until: number };

/**
 * Rows of jobs that many pages show: the newest are on every reader's board. Reads what is not
 * there, in one query. Rows are shared between pages, so nobody may change them.
 */
export function jobRowCache<Row>(read: Read<Row>) {
  let entries = new LruMap<number, Entry<Row>>(MAX_ROWS);
  // Whatever changes a job says so for the cached pages, and these rows are on them.
  onInvalidatedTag("jobs", () => {
    entries = new LruMap(MAX_ROWS);
  });

  return async (ids: readonly number[]): Promise<ReadonlyMap<number, Row>> => {
    const now = performance.now();
    // A read that began before a change must not be found after it: then it fills the old map.
    const current = entries;
    const found = new Map<number, Row>();
    for (const id of ids) {
      const entry = current.get(id);
      if (entry && now < entry.until) found.set(id, entry.row);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    for (const [id, row] of await read(missing)) {
      found.set(id, row);
      current.set(id, { row, until: now + FRESH_MS });
    }
    return found;
  };
}
