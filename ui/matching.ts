export type Match = { start: number; end: number };
export type Matched<Item> = { item: Item; match: Match | null };

/** Small letters without accents, one for one, so that places in the folded text are places in the text. */
export function fold(text: string): string {
  return Array.from(text.normalize("NFC"), foldCharacter).join("");
}

function foldCharacter(character: string): string {
  const plain = character
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return plain.length === character.length ? plain : character;
}

/**
 * The items whose label holds the query, those that begin with it first, then those where a word
 * does, then the rest; within each, in the order given. An empty query matches everything.
 */
export function matching<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
): Matched<Item>[] {
  const wanted = fold(query.trim());
  if (wanted === "") return items.map((item) => ({ item, match: null }));

  const ranked: Matched<Item>[][] = [[], [], []];
  for (const item of items) {
    const found = findIn(fold(item.label), wanted);
    if (found)
      ranked[found.rank]?.push({ item, match: { start: found.at, end: found.at + wanted.length } });
  }
  return ranked.flat();
}

function findIn(label: string, wanted: string): { at: number; rank: 0 | 1 | 2 } | null {
  const first = label.indexOf(wanted);
  if (first <= 0) return first === 0 ? { at: 0, rank: 0 } : null;

  for (let at = first; at !== -1; at = label.indexOf(wanted, at + 1)) {
    if (/[^\p{Letter}\p{Number}]/u.test(label.charAt(at - 1))) return { at, rank: 1 };
  }
  return { at: first, rank: 2 };
}
