/** How many edits a typed word may be away: two in long words, one in others. Three letters are often initials (NHS). */
export function editsAllowed(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * Damerau's distance (a swapped pair of neighbours is one edit), or more than
 * `most` as soon as that is certain.
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (b.length >= 63) return a === b ? 0 : most + 1;
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) last[j] = j;

  for (let i = 1; i <= a.length; i++) {
    const least = fillRow(row, last, before, a, b, i);
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length]!;
}

// biome-ignore lint/complexity/useMaxParams: one row of a table, filled a million times in a repair
function fillRow(
  row: Uint8Array,
  last: Uint8Array,
  before: Uint8Array,
  a: string,
  b: string,
  i: number,
): number {
  const letter = a.charCodeAt(i - 1);
  let least = i;
  row[0] = i;
  for (let j = 1; j <= b.length; j++) {
    const other = b.charCodeAt(j - 1);
    let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1));
    if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
      edits = Math.min(edits, before[j - 2]! + 1);
    }
    row[j] = edits;
    if (edits < least) least = edits;
  }
  return least;
}
