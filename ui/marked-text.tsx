type Piece = { text: string; isMarked: boolean };

/** A text with the words that were searched for marked in it. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places.
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
