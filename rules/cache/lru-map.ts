type Held<Value> = { value: Value; weight: number };

/**
 * At most `max` entries, or at most so much weight: what nobody asked for longest goes first. A Map
 * remembers the order of insertion, so that is its first entry.
 */
export class LruMap<Key, Value> {
  readonly #max: number;
  readonly #held = new Map<Key, Held<Value>>();
  #weight = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#held.size;
  }

  get weight(): number {
    return this.#weight;
  }

  get(key: Key): Value | undefined {
    const held = this.#held.get(key);
    if (held === undefined) return undefined;
    this.#held.delete(key);
    this.#held.set(key, held);
    return held.value;
  }

  /** Without counting as asked for. */
  peek(key: Key): Value | undefined {
    return this.#held.get(key)?.value;
  }

  /** What alone is heavier than `max` is not held. What weighs nothing is not dropped: it frees nothing. */
  set(key: Key, value: Value, weight = 1): void {
    this.delete(key);
    if (weight > this.#max) return;
    this.#held.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest, held] of this.#held) {
      if (this.#weight <= this.#max) return;
      if (held.weight > 0) this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const held = this.#held.get(key);
    if (held === undefined) return;
    this.#held.delete(key);
    this.#weight -= held.weight;
  }

  deleteWhere(isGone: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#held) if (isGone(value)) this.delete(key);
  }

  clear(): void {
    this.#held.clear();
    this.#weight = 0;
  }
}
