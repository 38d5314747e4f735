import { isList, isRecord, isSame, type Json, type Keyed, keyOf } from "./json.ts";

type Side = Json | undefined;
type Path = readonly string[];

/** Of two states of one document. Paths are those of conflicts: an entry is named by its id. */
export type Difference =
  | { is: "changed"; path: Path; before: Side; after: Side }
  | { is: "added"; path: Path }
  | { is: "removed"; path: Path }
  | { is: "moved"; path: Path; from: number; to: number };

/** Field by field, entries by their ids. Places are counted from 1, among those that are in both. */
export function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  return differencesAt([], before as Side, after as Side);
}

function differencesAt(path: Path, before: Side, after: Side): readonly Difference[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    return names.flatMap((name) => differencesAt([...path, name], before[name], after[name]));
  }
  if (isKeyedList(before) && isKeyedList(after)) return entriesAt(path, before, after);
  return [{ is: "changed", path, before, after }];
}

function entriesAt(path: Path, before: Keyed[], after: Keyed[]): readonly Difference[] {
  const was = new Map(before.map((each) => [keyOf(each)!, each]));
  const is = new Map(after.map((each) => [keyOf(each)!, each]));
  const moved = movesOf(
    [...was.keys()].filter((key) => is.has(key)),
    [...is.keys()].filter((key) => was.has(key)),
  );
  const standing = [...is].flatMap(([key, each]): readonly Difference[] => {
    const here = [...path, key];
    const old = was.get(key);
    if (!old) return [{ is: "added", path: here }];
    const move = moved.get(key);
    const moves: Difference[] = move ? [{ is: "moved", path: here, ...move }] : [];
    return [...moves, ...differencesAt(here, old, each)];
  });
  const gone = [...was.keys()].filter((key) => !is.has(key));
  return [...standing, ...gone.map((key): Difference => ({ is: "removed", path: [...path, key] }))];
}

type Move = { from: number; to: number };

/** As few as explain the new order: one entry taken to the top moves, the others only make room. */
function movesOf(before: readonly string[], after: readonly string[]): Map<string, Move> {
  const places = after.map((key) => before.indexOf(key));
  const stays = new Set(longestRise(places));
  const moves = after.flatMap((key, to): [string, Move][] => {
    const from = places[to]!;
    return stays.has(from) || from === to ? [] : [[key, { from: from + 1, to: to + 1 }]];
  });
  return new Map(moves);
}

/** The longest run of rising numbers, others left out. Lists are short: at most 120. */
function longestRise(numbers: readonly number[]): readonly number[] {
  const best: (readonly number[])[] = [];
  for (const [at, number] of numbers.entries()) {
    const before = best
      .slice(0, at)
      .filter((run) => run.at(-1)! < number)
      .reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), []);
    best.push([...before, number]);
  }
  // The later of two as long: of entries that changed places, the one that came up moved.
  return best.reduce((one, other) => (other.length >= one.length ? other : one), []);
}

function isKeyedList(side: Side): side is Keyed[] {
  return isList(side) && side.every((each) => keyOf(each) !== undefined);
}
