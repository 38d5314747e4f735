import { markWords, type Piece } from "#search/words/marks.ts";

const LENGTH = 190;

/** How to find the words: as they were typed, and by their stems. */
export type Sought = { words: readonly string[]; marks: readonly string[] };

/**
 * The description where it has one of the words, else the place of the text where the first of them
 * stands. Only the excerpt is marked: marking a whole page takes a millisecond.
 */
export function excerptOf(description: string, text: () => string, sought: Sought): Piece[] {
  const lead = markWords(description.slice(0, 2 * LENGTH), sought.marks);
  if (lead.some(({ isMarked }) => isMarked)) return lead;
  const found = pieceOf(text(), sought);
  return found ? markWords(found, sought.marks) : lead;
}

function pieceOf(text: string, { words, marks }: Sought): string | null {
  const lower = text.toLowerCase();
  const starts = [...words, ...marks].map((word) => startOf(lower, word)).filter((at) => at >= 0);
  if (starts.length === 0) return null;
  const at = Math.min(...starts);
  const sentence = text.lastIndexOf(". ", at) + 1;
  const from = at - sentence > LENGTH / 2 ? text.lastIndexOf(" ", at - LENGTH / 2) : sentence;
  const end = from + LENGTH < text.length ? text.lastIndexOf(" ", from + LENGTH) : text.length;
  const piece = text.slice(Math.max(0, from), end).trim();
  return `${from > sentence ? "… " : ""}${piece}${end < text.length ? " …" : ""}`;
}

/** Where a word begins so; -1 where none does. */
function startOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return at;
  }
  return -1;
}
