import type { Clash } from "./clash.ts";
import { isList, isRecord, isSame, type Json, type Keyed, keyOf } from "./json.ts";
import { mergeOrder } from "./merge-order.ts";
import { placeAt } from "./place-at.ts";

export type Merged<State> = { merged: State; clashes: readonly Clash[] };
type Sides<State> = { base: State; mine: State; theirs: State };
type Side = Json | undefined;
type Three = { base: Side; mine: Side; theirs: Side };
type Path = readonly string[];

/**
 * Puts two changes of one state together, entry by entry and field by field. Where both changed
 * one value differently it is a clash: the merge holds mine, and the clash holds both.
 */
export function mergeStates<State>({ base, mine, theirs }: Sides<State>): Merged<State> {
  const clashes: Clash[] = [];
  const merged = mergeAt([], { base, mine, theirs } as Three, clashes);
  return { merged: merged as State, clashes };
}

/** Whether a state has every change of `mine` since `base` in it already. */
export function holds<State>(state: State, { base, mine }: { base: State; mine: State }): boolean {
  const { merged, clashes } = mergeStates({ base, mine, theirs: state });
  return clashes.length === 0 && isSame(merged as Json, state as Json);
}

function mergeAt(path: Path, sides: Three, clashes: Clash[]): Side {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) return mergeRecords(path, sides, clashes);
  if (isKeyedList(mine) && isKeyedList(theirs)) return mergeEntries(path, sides, clashes);
  if (isList(mine) && isList(theirs) && isOfOneLength(sides)) {
    return mergeLines(path, sides, clashes);
  }
  clashes.push({ at: placeAt(path), path, mine, theirs });
  return mine === undefined ? theirs : mine;
}

function mergeRecords(path: Path, { base, mine, theirs }: Three, clashes: Clash[]): Json {
  const of = (side: Side, name: string) => (isRecord(side) ? side[name] : undefined);
  const names = new Set([...Object.keys(mine as object), ...Object.keys(theirs as object)]);
  const merged: Record<string, Json> = {};
  for (const name of names) {
    const sides = { base: of(base, name), mine: of(mine, name), theirs: of(theirs, name) };
    const value = mergeAt([...path, name], sides, clashes);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

/** By id: an entry deleted in one window and changed in the other stays, and is a clash. */
function mergeEntries(path: Path, { base, mine, theirs }: Three, clashes: Clash[]): Json {
  const [before, one, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const merged = new Map<string, Keyed>();
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const sides = { base: before.get(key), mine: one.get(key), theirs: other.get(key) };
    const value = mergeAt([...path, key], sides, clashes);
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
function mergeLines(path: Path, { base, mine, theirs }: Three, clashes: Clash[]): Json {
  const of = (side: Side, at: number) => (isList(side) ? side[at] : undefined);
  return (mine as Json[]).map((_, at) => {
    const sides = { base: of(base, at), mine: of(mine, at), theirs: of(theirs, at) };
    return mergeAt([...path, String(at)], sides, clashes) ?? "";
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
