import type { ShownCount } from "#rules/analytics/report.ts";

/**
 * Somebody who reads everything that is published, knows the rule, and subtracts. Each count is a
 * range; each thing they know ("the campuses make up the whole") makes ranges smaller, again and
 * again until nothing changes.
 */
type Range = { low: number; high: number };

export class Attacker {
  readonly #ranges = new Map<string, Range>();
  readonly #sums: { whole: string; parts: readonly string[]; isExact: boolean }[] = [];

  /** A count as it is published. Few is 0 to 4; hidden may be anything. */
  reads(name: string, count: ShownCount): void {
    this.#ranges.set(name, rangeOf(count));
  }

  /** The parts are all of the whole, and nobody is in two. */
  knowsParts(whole: string, parts: readonly string[]): void {
    this.#sums.push({ whole, parts, isExact: true });
  }

  /** The whole is covered by parts that may share people; each part is within it. */
  knowsCover(whole: string, parts: readonly string[]): void {
    this.#sums.push({ whole, parts, isExact: false });
  }

  /** What is certain about a count after all the subtracting. */
  learns(name: string): Range {
    return this.#ranges.get(name)!;
  }

  subtracts(): void {
    for (let isChanged = true; isChanged; ) {
      isChanged = this.#sums.map((sum) => this.#narrow(sum)).includes(true);
    }
  }

  #narrow({
    whole,
    parts,
    isExact,
  }: {
    whole: string;
    parts: readonly string[];
    isExact: boolean;
  }) {
    const all = this.learns(whole);
    const of = parts.map((part) => this.learns(part));
    const low = of.reduce((sum, one) => sum + one.low, 0);
    const high = of.reduce((sum, one) => sum + one.high, 0);
    let isChanged = this.#atMost(whole, high);
    if (isExact) isChanged = this.#atLeast(whole, low) || isChanged;
    parts.forEach((part, at) => {
      const one = of[at]!;
      const rest = high - one.high;
      isChanged = this.#atLeast(part, Number.isNaN(rest) ? 0 : all.low - rest) || isChanged;
      isChanged = this.#atMost(part, isExact ? all.high - (low - one.low) : all.high) || isChanged;
      if (!isExact) isChanged = this.#atLeast(whole, one.low) || isChanged;
    });
    return isChanged;
  }

  #atLeast(name: string, low: number): boolean {
    const range = this.learns(name);
    if (low <= range.low) return false;
    this.#ranges.set(name, { ...range, low });
    return true;
  }

  #atMost(name: string, high: number): boolean {
    const range = this.learns(name);
    if (high >= range.high) return false;
    this.#ranges.set(name, { ...range, high });
    return true;
  }
}

/** No number is infinite, so that it can be subtracted from itself. */
const ANY = 1e9;

export function rangeOf(count: ShownCount): Range {
  if (count.kind === "few") return { low: 0, high: 4 };
  if (count.kind === "hidden") return { low: 0, high: ANY };
  return { low: Math.max(5, count.value - 2), high: count.value + 2 };
}
