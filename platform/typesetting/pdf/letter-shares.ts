/** Says nothing, to anybody: what a glyph stands for whose letters are said by its neighbours. */
export const NOTHING = "\u2060";

type Best = { cost: number; shares: readonly string[] };

/** Nobody writes more in one cluster; to share them out takes ever longer. */
const MAX_SHARED = 16;

/**
 * Shares the letters of a cluster among its glyphs, in the order they are painted, so that one after
 * the other they say the cluster once. Marks go to glyphs without width where there are any: readers
 * take what has both for a gap. Where there are too many the first says all.
 */
export function sharesOf(text: string, widths: readonly number[]): string[] {
  const letters = [...text];
  if (Math.max(widths.length, letters.length) > MAX_SHARED)
    return widths.map((_width, glyph) => (glyph === 0 ? text : NOTHING));
  const known = new Map<number, Best>();
  const best = (glyph: number, from: number): Best => {
    if (glyph === widths.length)
      return { cost: from === letters.length ? 0 : Number.POSITIVE_INFINITY, shares: [] };
    const key = glyph * (letters.length + 1) + from;
    const found = known.get(key);
    if (found) return found;
    let chosen: Best = { cost: Number.POSITIVE_INFINITY, shares: [] };
    for (let to = from; to <= letters.length; to += 1) {
      const share = letters.slice(from, to).join("");
      const rest = best(glyph + 1, to);
      const cost = costOf(share, widths[glyph]! > 0) + rest.cost;
      if (cost < chosen.cost) chosen = { cost, shares: [share, ...rest.shares] };
    }
    known.set(key, chosen);
    return chosen;
  };
  return best(0, 0).shares.map((share) => share || NOTHING);
}

function costOf(share: string, isWide: boolean): number {
  const marks = share.match(/\p{Mn}/gu)?.length ?? 0;
  const letters = [...share].length - marks;
  if (isWide) return letters === 0 ? 40 : 3 * (letters - 1) + 20 * marks;
  return share === "" ? 10 : 12 * letters + 2 * Math.max(0, marks - 1);
}
