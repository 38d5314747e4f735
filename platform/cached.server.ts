import { LruMap } from "#rules/cache/lru-map.ts";
import { EVERYTHING, onInvalidatedTag } from "./page-cache.server.ts";
import { withTimeout } from "./with-timeout.server.ts";

/** How long somebody waits for a fresh answer where an older one may be used. */
const TIMEOUT_MS = 1000;
/** After a failure the older answer holds this long before anybody looks again. */
const RETRY_MS = 3000;

type CacheOptions = {
  /** Read again after this time, for changes that no notification tells us about. */
  maxAgeMs: number;
  /** Invalidated together with the pages of this tag. */
  tag?: string;
};

/** A value that every page needs and that seldom changes, read once and then from memory. */
export function cached<Value>(
  read: () => Promise<Value>,
  options: CacheOptions,
): () => Promise<Value> {
  const recall = cacheByKey<Value>({ ...options, maxKeys: 1 });
  return () => recall("", read);
}

type KeyedCacheOptions = CacheOptions & {
  /** With more keys, the one nobody asked for longest is dropped. */
  maxKeys: number;
  /** While a read fails or takes too long, the last answer is used. */
  staleIfError?: boolean;
};

type Entry<Value> = { value: Promise<Value>; until: number };

/** The same for each of many keys. Whoever asks while a value is being read waits for the same read. */
export function cacheByKey<Value, Key = string>(options: KeyedCacheOptions) {
  const { maxAgeMs, maxKeys, tag = EVERYTHING, staleIfError = false } = options;
  const entries = new LruMap<Key, Entry<Value>>(maxKeys);
  onInvalidatedTag(tag, () => entries.clear());

  return (key: Key, read: () => Promise<Value>, now = Date.now()): Promise<Value> => {
    const known = entries.get(key);
    if (known && now < known.until) return known.value;

    const last = staleIfError ? known?.value : undefined;
    // Drizzle's query is asked again by everybody who awaits it. A promise asks once.
    const reading = Promise.resolve(read());
    const value = last ? withTimeout(TIMEOUT_MS, reading).catch(() => last) : reading;
    const entry = { value, until: now + maxAgeMs };
    entries.set(key, entry);
    reading.then(
      () => {
        entry.value = reading;
      },
      () => {
        // A failure is not an answer: the next caller asks again.
        if (last) entry.until = now + RETRY_MS;
        else if (entries.peek(key) === entry) entries.delete(key);
      },
    );
    return value;
  };
}
