import type { TextLine } from "../text/text-line.ts";

/** What pages say of themselves, as lines, and whether each stands above all that is tagged on its page. */
export type Besides = { line: TextLine; isAbove: boolean };

const ofPages = /^(?:page|seite|pagina|página|страница|of|von|de|из|\p{N}{1,3})$/iu;
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Programs call the head and the foot of a page decoration, yet people put their name and telephone
 * number there. What says no more than the text does, or the number of the page, is left out.
 */
export function newBesides(
  besides: readonly Besides[],
  tagged: readonly TextLine[],
): readonly Besides[] {
  const said = new Set(tagged.flatMap(({ text }) => wordsIn(text)));
  return besides.filter(({ line }) => {
    const words = wordsIn(line.text).filter((word) => !ofPages.test(word));
    const isNew = words.some((word) => !said.has(word));
    for (const word of words) said.add(word);
    return isNew;
  });
}
