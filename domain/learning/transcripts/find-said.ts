/** A sentence with the moment of each of its words. */
type Said = { startMs: number; text: string; wordsAt: readonly number[] };

export type SaidHit = {
  /** The place of its sentence. */
  sentence: number;
  /** When the word begins in which the sought words begin. */
  atMs: number;
};

/** Where in a transcript somebody's words are said, in order, once for each sentence. */
export function findSaid(sentences: readonly Said[], find: string): SaidHit[] {
  const sought = find.trim().toLowerCase();
  if (sought === "") return [];
  return sentences.flatMap(({ startMs, text, wordsAt }, sentence) => {
    const at = text.toLowerCase().indexOf(sought);
    if (at < 0) return [];
    const word = text.slice(0, at).split(" ").length - 1;
    return [{ sentence, atMs: wordsAt[word] ?? startMs }];
  });
}
