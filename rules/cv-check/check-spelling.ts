import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import { isEnglish } from "./check-bullets.ts";
import type { Finding } from "./finding.ts";
import { type Line, linesOf } from "./lines.ts";
import { marketProfiles } from "./markets.ts";
import { type Spelling, type Swap, swaps } from "./spelling.data.ts";
import { inCaseOf } from "./words.ts";

/** Words spelled as on the other side of the ocean; one finding for each line and word. */
export function checkSpelling(document: CvDocument, look: CvLook): readonly Finding[] {
  const { spelling } = marketProfiles[look.market];
  if (spelling === "either" || !isEnglish(document)) return [];
  const lines = linesOf(document).filter(({ kind }) => kind === "bullet" || kind === "prose");
  const keepsIze = spelling === "british" && !mixesIse(lines);
  return lines.flatMap(({ at, text }) =>
    foreignWords(text, spelling, keepsIze).map((word) => ({
      code: "spelling-variant" as const,
      level: "advice" as const,
      at,
      evidence: word,
    })),
  );
}

/** How a word is spelled in a market, in the capitals it has. */
export function respelled(word: string, spelling: Exclude<Spelling, "either">): string {
  const swap = swaps[spelling].get(word.toLowerCase());
  return swap ? inCaseOf(swap.to, word) : word;
}

/** "-ize" is British as well, if it is kept to: only a CV that has both is told. */
function mixesIse(lines: readonly Line[]): boolean {
  const has = (side: "british" | "american") =>
    lines.some(({ text }) => candidates(text).some((word) => swapOf(word, side)?.isIze === true));
  return has("british") && has("american");
}

function foreignWords(
  text: string,
  spelling: Exclude<Spelling, "either">,
  keepsIze: boolean,
): readonly string[] {
  const found = candidates(text).filter((word) => {
    const swap = swapOf(word, spelling);
    return swap !== undefined && !(swap.isIze && keepsIze);
  });
  return [...new Set(found)];
}

const swapOf = (word: string, spelling: Exclude<Spelling, "either">): Swap | undefined =>
  swaps[spelling].get(word.toLowerCase());

/** Words that may be respelled: one with a capital within a sentence is somebody's name. */
function candidates(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}@./_-])\p{L}{4,}(?![\p{L}\p{N}@_]|\.\p{L})/gu)]
    .filter(({ 0: word, index }) => !isName(text, word, index))
    .map(({ 0: word }) => word);
}

function isName(text: string, word: string, index: number): boolean {
  if (word === word.toLowerCase()) return false;
  const before = text.slice(0, index).trimEnd();
  return before !== "" && !/[.!?:;•-]$/.test(before);
}
