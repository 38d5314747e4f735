import type { Clash } from "./clash.ts";
import { isList, isRecord, type Json, keyOf } from "./json.ts";

type Merged<State> = { merged: State; clashes: readonly Clash[] };

/** The choice, and all of mine where any of it was not chosen; null where everything was. */
export function settled<State>(
  { merged, clashes }: Merged<State>,
  theirs: readonly Clash[],
): { chosen: State; notChosen: State | null } {
  const own = clashes.filter((clash) => !theirs.includes(clash));
  const chosen = takeTheirs(takeMine(merged, own), theirs);
  return { chosen, notChosen: theirs.length > 0 ? takeMine(merged, clashes) : null };
}

/** The merged state with the other window's value in place of mine where its reader chose it. */
export function takeTheirs<State>(merged: State, chosen: readonly Clash[]): State {
  return chosen.reduce(
    (state, { path, theirs }) => setAt(state as Json, path, theirs as Json | undefined) as State,
    merged,
  );
}

/** And the other way round for what the merge kept of theirs although it was deleted here. */
export function takeMine<State>(merged: State, chosen: readonly Clash[]): State {
  return chosen.reduce(
    (state, { path, mine }) => setAt(state as Json, path, mine as Json | undefined) as State,
    merged,
  );
}

function setAt(at: Json, [step, ...rest]: readonly string[], value: Json | undefined): Json {
  if (step === undefined) return value === undefined ? at : value;
  if (isRecord(at)) return { ...at, [step]: setAt(at[step] ?? null, rest, value) };
  if (!isList(at)) return at;
  const place = at.findIndex((each, index) => (keyOf(each) ?? String(index)) === step);
  if (place < 0) return value === undefined ? at : [...at, setAt(null, rest, value)];
  if (rest.length === 0 && value === undefined) return at.toSpliced(place, 1);
  return at.with(place, setAt(at[place]!, rest, value));
}
