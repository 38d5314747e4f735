/** Whole seconds of a film, from the first up to, and not with, the last. */
export type Seconds = readonly [from: number, to: number];

const MAX_RANGES = 200;

/**
 * What a player's `played` says, in whole seconds. Rounded, so that two halves of a second which one
 * visit ended in and the next began with are one second together and not none.
 */
export function wholeSeconds(played: readonly Seconds[], length: number): Seconds[] {
  return played
    .map(([from, to]) => [Math.round(from), Math.min(Math.round(to), length)] as const)
    .filter(([from, to]) => to > from);
}

export function writePlayed(played: readonly Seconds[]): string {
  return played.map(([from, to]) => `${from}-${to}`).join(",");
}

/** Null where it is not what a player of ours sends. */
export function readPlayed(text: string): Seconds[] | null {
  if (text === "") return [];
  const parts = text.split(",");
  if (parts.length > MAX_RANGES) return null;
  const played = parts.map((part) => /^(\d{1,6})-(\d{1,6})$/.exec(part));
  if (played.some((found) => !found || Number(found[1]) >= Number(found[2]))) return null;
  return played.map((found) => [Number(found![1]), Number(found![2])] as const);
}
