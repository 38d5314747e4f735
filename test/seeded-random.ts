/** Mulberry32, a seeded random generator: the same data and questions for the same seed. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  oneOf<Value>(list: readonly Value[]): Value {
    return list[this.below(list.length)]!;
  }

  /** The same things in another order. */
  shuffled<Value>(list: readonly Value[]): Value[] {
    const values = [...list];
    for (let last = values.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [values[last], values[other]] = [values[other]!, values[last]!];
    }
    return values;
  }

  /** The first of a list often, the last seldom: about as words are spread in a language. */
  zipf<Value>(list: readonly Value[]): Value {
    return list[Math.floor(list.length ** this.next()) - 1]!;
  }
}
