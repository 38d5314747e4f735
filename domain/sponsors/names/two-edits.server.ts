import { HashChains, hashOf } from "#search/names/hash-chains.ts";
import { maskOf, mayBeNear } from "#search/names/letter-mask.ts";
import { editsBetween } from "#search/words/edits.ts";

/** Shorter names are near too much. */
const MIN_LETTERS = 8;
const MAX_EDITS = 2;

/**
 * Names that are two edits away. Two edits leave one third of a name as it was, so names are filed
 * under their thirds, and looked for with each third moved by up to two letters.
 */
export class TwoEdits {
  readonly #thirds = new HashChains();
  readonly #texts: string[] = [];
  readonly #owners: number[] = [];
  readonly #masks: number[] = [];

  add(text: string, owner: number): void {
    if (text.length < MIN_LETTERS - MAX_EDITS) return;
    const number = this.#texts.push(text) - 1;
    this.#owners.push(owner);
    this.#masks.push(maskOf(text));
    for (const [part, [from, to]] of thirdsOf(text.length).entries()) {
      this.#thirds.add(hashOf(text, from, to, purpose(part, text.length)), number);
    }
  }

  /** Visits each owner and its name; one may be visited twice. */
  near(text: string, visit: (owner: number, text: string) => void): void {
    if (text.length < MIN_LETTERS) return;
    const mask = maskOf(text);
    for (let length = text.length - MAX_EDITS; length <= text.length + MAX_EDITS; length++) {
      for (const [part, third] of thirdsOf(length).entries()) {
        this.#nearBy({ text, mask }, { part, third, length }, visit);
      }
    }
  }

  bytes(): number {
    return this.#thirds.bytes();
  }

  #nearBy(
    { text, mask }: { text: string; mask: number },
    { part, third: [from, to], length }: { part: number; third: Span; length: number },
    visit: (owner: number, text: string) => void,
  ): void {
    const isFirst = part === 0;
    const isLast = part === 2;
    const drift = text.length - length;
    // The first third cannot have moved, the last stands as far from the end as it did.
    const shifts = isFirst ? [0] : isLast ? [drift] : SHIFTS;
    for (const shift of shifts) {
      if (from + shift < 0 || to + shift > text.length) continue;
      const hash = hashOf(text, from + shift, to + shift, purpose(part, length));
      for (let link = this.#thirds.first(hash); link !== -1; link = this.#thirds.following(link)) {
        const number = this.#thirds.value(link);
        if (!mayBeNear(mask, this.#masks[number]!, MAX_EDITS)) continue;
        const found = this.#texts[number]!;
        if (found.length === length && editsBetween(text, found, MAX_EDITS) <= MAX_EDITS) {
          visit(this.#owners[number]!, found);
        }
      }
    }
  }
}

type Span = readonly [from: number, to: number];

const SHIFTS = [0, -1, 1, -2, 2];

function thirdsOf(length: number): readonly Span[] {
  const third = Math.floor(length / 3);
  return [
    [0, third],
    [third, 2 * third],
    [2 * third, length],
  ];
}

function purpose(part: number, length: number): number {
  return 1000 + part + 4 * length;
}
