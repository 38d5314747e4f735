export type Edit<Item> = { is: "kept" | "out" | "in"; item: Item };

/** Beyond these the two have little in common, and looking on would hold the thread. */
const MAX_EDITS = 200;
const MAX_STEPS = 200_000;

/** For each diagonal, how far into the first list the rounds so far reach. */
type Reach = Int32Array;
const MIDDLE = MAX_EDITS + 1;

/**
 * The fewest items taken out and put in that make the second list of the first; null where that
 * takes too many. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
 */
export function fewestEdits<Item>(
  one: readonly Item[],
  other: readonly Item[],
): readonly Edit<Item>[] | null {
  const reach: Reach = new Int32Array(2 * MIDDLE + 1);
  const rounds: Reach[] = [];
  let steps = 0;
  for (let edits = 0; edits <= MAX_EDITS && steps <= MAX_STEPS; edits++) {
    rounds.push(reach.slice());
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const from = startOn(reach, diagonal, edits);
      let at = from;
      while (at < one.length && at - diagonal < other.length && one[at] === other[at - diagonal]) {
        at++;
      }
      steps += 1 + at - from;
      reach[MIDDLE + diagonal] = at;
      if (at >= one.length && at - diagonal >= other.length) return backFrom(rounds, one, other);
    }
  }
  return null;
}

function isPutIn(reach: Reach, diagonal: number, edits: number): boolean {
  if (diagonal === -edits) return true;
  return diagonal !== edits && reach[MIDDLE + diagonal - 1]! < reach[MIDDLE + diagonal + 1]!;
}

function startOn(reach: Reach, diagonal: number, edits: number): number {
  return isPutIn(reach, diagonal, edits)
    ? reach[MIDDLE + diagonal + 1]!
    : reach[MIDDLE + diagonal - 1]! + 1;
}

/** The way to the end of both, read from its end. */
function backFrom<Item>(
  rounds: readonly Reach[],
  one: readonly Item[],
  other: readonly Item[],
): readonly Edit<Item>[] {
  const way: Edit<Item>[] = [];
  let at = one.length;
  let diagonal = one.length - other.length;
  for (let edits = rounds.length - 1; edits >= 0; edits--) {
    const reach = rounds[edits]!;
    const start = edits === 0 ? 0 : startOn(reach, diagonal, edits);
    while (at > start) way.push({ is: "kept", item: one[--at]! });
    if (edits === 0) break;
    if (isPutIn(reach, diagonal, edits)) {
      way.push({ is: "in", item: other[at - diagonal - 1]! });
      diagonal += 1;
    } else {
      way.push({ is: "out", item: one[--at]! });
      diagonal -= 1;
    }
  }
  return way.reverse();
}
