import type { DamageKind } from "./damage.ts";

/** What is promised of the look-up (issue 14): a share, in percent, of names in the first five. */
export const bars: readonly { of: string; kinds: readonly DamageKind[]; least: number }[] = [
  {
    of: "one edit, with an ending, without one, or of a trading name",
    kinds: ["one edit", "one edit, no suffix", "trading name, one edit"],
    least: 99.5,
  },
  { of: "last letter dropped", kinds: ["last letter dropped"], least: 95 },
  { of: "two edits", kinds: ["two edits"], least: 95 },
  { of: "shortened words", kinds: ["shortened words"], least: 95 },
  { of: "joined words", kinds: ["joined words"], least: 95 },
  { of: "a word missing", kinds: ["a word missing"], least: 95 },
];

/** Everyday names of the half that was set aside. */
export const everydayBars = { first: 85, inFive: 95 };
/** Of so many invented names none is found. */
export const MAX_INVENTED_FOUND = 0;
/** In process, on a machine that nobody else uses: the least of three. */
export const MAX_P95_MS = 1;

/** Told with its figure, and remembered where it breaks: a command that checks must be able to fail. */
export class Bars {
  #broken = 0;

  tell(what: string, figure: string, isHeld: boolean): void {
    if (!isHeld) this.#broken++;
    console.log(`${isHeld ? "held  " : "BROKEN"} ${what}: ${figure}`);
  }

  end(): void {
    if (this.#broken === 0) return;
    console.log(`${this.#broken} of the bars broke.`);
    process.exitCode = 1;
  }
}
