import { stem } from "./stem.ts";
import { placesOfWords } from "./tokenise.ts";

export type Piece = { text: string; isMarked: boolean };

/** Cuts a text into pieces, of which the words with one of these stems are marked. */
export function markWords(text: string, marks: readonly string[]): Piece[] {
  const wanted = new Set(marks);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { from, to, word } of wanted.size > 0 ? placesOfWords(text) : []) {
    if (!wanted.has(stem(word))) continue;
    if (from > done) pieces.push({ text: text.slice(done, from), isMarked: false });
    pieces.push({ text: text.slice(from, to), isMarked: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMarked: false });
  return pieces;
}
