import { withTimeout } from "#platform/with-timeout.server.ts";

/** How long somebody waits for a fresh answer where an older one is known. */
const TIMEOUT_MS = 1000;
/** After a failure the older answer holds this long before anybody looks again. */
const RETRY_MS = 3000;

type Entry<Value> = { value: Promise<Value>; until: number };

/**
 * Caches up to `most` answers for some seconds, misses included. While a lookup fails or takes too long,
 * the last answer is used (stale-if-error).
 */
export function staleCache<Key, Value>({ seconds, most }: { seconds: number; most: number }) {
  const entries = new Map<Key, Entry<Value>>();

  function store(key: Key, entry: Entry<Value>): void {
    entries.delete(key);
    if (entries.size >= most) entries.delete(entries.keys().next().value as Key);
    entries.set(key, entry);
  }

  return {
    recall(key: Key, find: () => Promise<Value>, now = Date.now()): Promise<Value> {
      const known = entries.get(key);
      if (known && known.until > now) return known.value;

      const found = find();
      const value = known ? withTimeout(TIMEOUT_MS, found).catch(() => known.value) : found;
      const entry = { value, until: now + seconds * 1000 };
      store(key, entry);
      found.then(
        () => {
          entry.value = found;
        },
        () => {
          // A failure is not an answer.
          if (known) entry.until = now + RETRY_MS;
          else if (entries.get(key) === entry) entries.delete(key);
        },
      );
      return value;
    },
    forget(): void {
      entries.clear();
    },
  };
}
