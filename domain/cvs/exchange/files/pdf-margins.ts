import type { TextLine } from "../text/text-line.ts";

/** What pages say about themselves, as lines, and whether each stands above all that is tagged on its page. */
export type PageMargin = { line: TextLine; isAbove: boolean };

const NUMBER = "\\p{N}{1,3}(?:\\s*(?:of|von|de|из|/)\\s*\\p{N}{1,3})?";
const WORD = "(?:(?:page|seite|pagina|página|страница)\\s*)?";
const pageNumber = new RegExp(`(?<![\\p{L}\\p{N}])${WORD}${NUMBER}[^\\p{L}\\p{N}]*$`, "iu");
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Without the number of the page behind it. Where there are more numbers it is no page's: "06 12 34 56 78". */
function withoutPageNumber(text: string): string {
  const rest = text.replace(pageNumber, "");
  return /\p{N}/u.test(rest) ? text : rest;
}

/**
 * Programs call the head and the foot of a page decoration, yet people put their name and telephone
 * number there. What says no more than the text does, or the number of the page, is left out.
 */
export function newMarginLines(
  besides: readonly PageMargin[],
  tagged: readonly TextLine[],
): readonly PageMargin[] {
  const said = new Set(tagged.flatMap(({ text }) => wordsIn(text)));
  return besides.filter(({ line }) => {
    const words = wordsIn(withoutPageNumber(line.text));
    const isNew = words.some((word) => !said.has(word));
    for (const word of words) said.add(word);
    return isNew;
  });
}

/** Scripts whose signs stand before, above and below each other, and what is no letter at all. */
export const isShapes = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: pdf.js gives them for shapes without letters.
  /[\u0000-\u0008\u000e-\u001f\u0590-\u08ff\u0900-\u0dff\u0e00-\u109f\u1780-\u17ff]/.test(text);

/**
 * Of shapes that are no letters only their number is known: at the foot of our pages stands the name.
 * What can be read is told as in any other file: Typst is not ours alone.
 */
export function otherThanName(
  besides: readonly PageMargin[],
  author: string,
): readonly PageMargin[] {
  const count = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, "").length;
  return besides.filter(
    ({ line, isAbove }) =>
      isAbove || !isShapes(line.text) || count(line.text) > count(author) * 2 + 6,
  );
}
