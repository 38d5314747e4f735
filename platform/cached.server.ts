import { EVERYTHING, onInvalidatedPages } from "./page-cache.server.ts";

type CacheOptions = {
  /** Invalidated together with the pages of this tag. */
  tag: string;
  /** Read again after this time, for changes that no notification tells us about. */
  maxAgeMs: number;
};

/** A value that every page needs and that seldom changes, read once and then from memory. */
export function cached<Value>(
  read: () => Promise<Value>,
  { tag, maxAgeMs }: CacheOptions,
): () => Promise<Value> {
  let held: { value: Promise<Value>; until: number } | null = null;
  onInvalidatedPages((forgotten) => {
    if (forgotten === tag || forgotten === EVERYTHING) held = null;
  });

  return () => {
    const now = performance.now();
    if (held && now < held.until) return held.value;
    const reading = { value: read(), until: now + maxAgeMs };
    held = reading;
    // A failed read is tried again by the next caller.
    reading.value.catch(() => {
      if (held === reading) held = null;
    });
    return reading.value;
  };
}

/** With more keys than `maxKeys` the oldest is dropped. */
type KeyedCacheOptions = CacheOptions & { maxKeys: number };

/** The same for each of many keys. */
export function cachedByKey<Key extends string, Value>(
  read: (key: Key) => Promise<Value>,
  { tag, maxAgeMs, maxKeys }: KeyedCacheOptions,
): (key: Key) => Promise<Value> {
  let held = new Map<Key, { value: Promise<Value>; until: number }>();
  onInvalidatedPages((forgotten) => {
    if (forgotten === tag || forgotten === EVERYTHING) held = new Map();
  });

  return (key) => {
    const now = performance.now();
    const known = held.get(key);
    if (known && now < known.until) return known.value;
    const reading = { value: read(key), until: now + maxAgeMs };
    const current = held;
    current.delete(key);
    if (current.size >= maxKeys) current.delete(current.keys().next().value!);
    current.set(key, reading);
    reading.value.catch(() => {
      if (current.get(key) === reading) current.delete(key);
    });
    return reading.value;
  };
}
