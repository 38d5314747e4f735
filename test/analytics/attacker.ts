import { rangeOf as known, type Range } from "#rules/analytics/bounds.ts";
import type { ShownCount } from "#rules/analytics/report.ts";

/** Which way a sum is known: its parts make up the whole, cover it and lie within it, or only cover it. */
type Kind = "parts" | "union" | "cover";

/**
 * Somebody who reads everything that is published, knows the rule, and subtracts. Each count is a
 * range; each thing they know ("the campuses make up the whole") makes ranges smaller, again and
 * again until nothing changes.
 */
export class Attacker {
  readonly #ranges = new Map<string, Range>();
  readonly #sums: { whole: string; parts: readonly string[]; kind: Kind }[] = [];

  /** A count as it is published. Few is 0 to 4; hidden may be anything. */
  reads(name: string, count: ShownCount): void {
    this.#ranges.set(name, rangeOf(count));
  }

  /** Its name stands there, so it is not nought. */
  seesNamed(name: string): void {
    this.#atLeast(name, 1);
  }

  /** The parts are all of the whole, and nobody is in two. */
  knowsParts(whole: string, parts: readonly string[]): void {
    this.#sums.push({ whole, parts, kind: "parts" });
  }

  /** The whole is covered by parts that may share people; each part is within it. */
  knowsUnion(whole: string, parts: readonly string[]): void {
    this.#sums.push({ whole, parts, kind: "union" });
  }

  /** Everybody of it is in one of these, which have others too. */
  knowsCover(of: string, by: readonly string[]): void {
    this.#sums.push({ whole: of, parts: by, kind: "cover" });
  }

  hasRead(name: string): boolean {
    return this.#ranges.has(name);
  }

  /** What follows a name in everything that was read: "", " campus campus1". */
  named(name: string): string[] {
    return [...this.#ranges.keys()].flatMap((one) =>
      one === name || one.startsWith(`${name} `) ? [one.slice(name.length)] : [],
    );
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

  #narrow({ whole, parts, kind }: { whole: string; parts: readonly string[]; kind: Kind }) {
    const all = this.learns(whole);
    const of = parts.map((part) => this.learns(part));
    const low = of.reduce((sum, one) => sum + one.low, 0);
    const high = of.reduce((sum, one) => sum + one.high, 0);
    let isChanged = this.#atMost(whole, high);
    if (kind === "parts") isChanged = this.#atLeast(whole, low) || isChanged;
    parts.forEach((part, at) => {
      const one = of[at]!;
      isChanged = this.#atLeast(part, all.low - (high - one.high)) || isChanged;
      if (kind === "cover") return;
      const most = kind === "parts" ? all.high - (low - one.low) : all.high;
      isChanged = this.#atMost(part, most) || isChanged;
      if (kind === "union") isChanged = this.#atLeast(whole, one.low) || isChanged;
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
  const { low, high } = known(count);
  return { low, high: Math.min(high, ANY) };
}
