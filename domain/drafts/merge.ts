import { isList, isRecord, isSame, type Json, type Keyed, keyOf } from "./json.ts";
import { mergeOrder } from "./merge-order.ts";

type Side = Json | undefined;
type Three = { base: Side; mine: Side; theirs: Side };
type Path = readonly string[];

/**
 * Three-way, entry by entry and field by field. Where both sides changed one value differently, mine
 * stays and the place is a conflict.
 */
export function mergeJson(sides: { base: unknown; mine: unknown; theirs: unknown }): {
  merged: unknown;
  conflicts: readonly string[];
} {
  const conflicts: string[] = [];
  return { merged: mergeAt([], sides as Three, conflicts), conflicts };
}

function mergeAt(path: Path, sides: Three, conflicts: string[]): Side {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) return mergeRecords(path, sides, conflicts);
  if (isKeyedList(mine) && isKeyedList(theirs)) return mergeEntries(path, sides, conflicts);
  if (isList(mine) && isList(theirs) && isOfOneLength(sides)) {
    return mergeLines(path, sides, conflicts);
  }
  conflicts.push(path.join("."));
  return mine;
}

function mergeRecords(path: Path, { base, mine, theirs }: Three, conflicts: string[]): Json {
  const of = (side: Side, name: string) => (isRecord(side) ? side[name] : undefined);
  const names = new Set([...Object.keys(mine as object), ...Object.keys(theirs as object)]);
  const merged: Record<string, Json> = {};
  for (const name of names) {
    const sides = { base: of(base, name), mine: of(mine, name), theirs: of(theirs, name) };
    const value = mergeAt([...path, name], sides, conflicts);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

/** By id: an entry that one side deleted and the other changed is a conflict, too. */
function mergeEntries(path: Path, { base, mine, theirs }: Three, conflicts: string[]): Json {
  const [before, one, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const merged = new Map<string, Keyed>();
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const sides = { base: before.get(key), mine: one.get(key), theirs: other.get(key) };
    const value = mergeAt([...path, key], sides, conflicts);
    if (value !== undefined) merged.set(key, value as Keyed);
  }
  const order = mergeOrder({
    base: [...before.keys()],
    mine: [...one.keys()],
    theirs: [...other.keys()],
  });
  return order.flatMap((key) => merged.get(key) ?? []);
}

/** Lines have no ids: one by one where all three have as many, otherwise the list is one value. */
function mergeLines(path: Path, { base, mine, theirs }: Three, conflicts: string[]): Json {
  const of = (side: Side, at: number) => (isList(side) ? side[at] : undefined);
  return (mine as Json[]).map((_, at) => {
    const sides = { base: of(base, at), mine: of(mine, at), theirs: of(theirs, at) };
    return mergeAt([...path, String(at)], sides, conflicts) ?? "";
  });
}

function isOfOneLength({ base, mine, theirs }: Three): boolean {
  const lengths = [base, mine, theirs].map((side) => (isList(side) ? side.length : -1));
  return lengths.every((length) => length === lengths[0]);
}

function isKeyedList(side: Side): side is Keyed[] {
  return isList(side) && side.every((each) => keyOf(each) !== undefined);
}

function byKey(side: Side): Map<string, Keyed> {
  return new Map(isKeyedList(side) ? side.map((each) => [keyOf(each)!, each]) : []);
}
