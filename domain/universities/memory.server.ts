type Entry<Value> = { value: Promise<Value>; until: number };

/** Remembers answers for some seconds, misses included, and never more than `most` of them. */
export function memory<Key, Value>({ seconds, most }: { seconds: number; most: number }) {
  const entries = new Map<Key, Entry<Value>>();

  return {
    recall(key: Key, find: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key);
      if (known && known.until > Date.now()) return known.value;

      const value = find();
      if (entries.size >= most) entries.delete(entries.keys().next().value as Key);
      const entry = { value, until: Date.now() + seconds * 1000 };
      entries.delete(key);
      entries.set(key, entry);
      // A failure is not an answer.
      value.catch(() => entries.get(key) === entry && entries.delete(key));
      return value;
    },
    forget(): void {
      entries.clear();
    },
  };
}
