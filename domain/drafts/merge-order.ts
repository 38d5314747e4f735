type Orders = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] };

/**
 * Every key of both, in the order of the side that moved something; mine where both did. What only
 * the other has comes after the same neighbour as there.
 */
export function mergeOrder({ base, mine, theirs }: Orders): string[] {
  const isMoved = !isInOrder(mine, base);
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  const merged = [...first];
  second.forEach((key, at) => {
    if (merged.includes(key)) return;
    const before = second.slice(0, at).findLast((earlier) => merged.includes(earlier));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
  });
  return merged;
}

/** Whether those of `keys` that were there before still stand in that order. */
function isInOrder(keys: readonly string[], before: readonly string[]): boolean {
  const places = keys.map((key) => before.indexOf(key)).filter((place) => place >= 0);
  return places.every((place, at) => at === 0 || place > places[at - 1]!);
}
