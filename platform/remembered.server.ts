import { EVERYTHING, onForgottenPages } from "./page-cache.server.ts";

type Remembering = {
  /** What makes it wrong: forgotten together with the pages of this tag. */
  tag: string;
  /** Where nobody tells us of a change, as beside the embedded engine, it is read again after this. */
  maxAgeMs: number;
};

/** A value that every page needs and that seldom changes, read once and then from memory. */
export function remembered<Value>(
  read: () => Promise<Value>,
  { tag, maxAgeMs }: Remembering,
): () => Promise<Value> {
  let held: { value: Promise<Value>; until: number } | null = null;
  onForgottenPages((forgotten) => {
    if (forgotten === tag || forgotten === EVERYTHING) held = null;
  });

  return () => {
    const now = performance.now();
    if (held && now < held.until) return held.value;
    const reading = { value: read(), until: now + maxAgeMs };
    held = reading;
    // What failed is asked again by the next who comes.
    reading.value.catch(() => {
      if (held === reading) held = null;
    });
    return reading.value;
  };
}

/** The oldest of more keys than this goes. */
type RememberingEach = Remembering & { maxKeys: number };

/** The same for each of many keys. */
export function rememberedEach<Key extends string, Value>(
  read: (key: Key) => Promise<Value>,
  { tag, maxAgeMs, maxKeys }: RememberingEach,
): (key: Key) => Promise<Value> {
  let held = new Map<Key, { value: Promise<Value>; until: number }>();
  onForgottenPages((forgotten) => {
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
