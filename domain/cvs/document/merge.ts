import type { Clash } from "./clash.ts";

export type Merged<State> = { merged: State; clashes: readonly Clash[] };
type Sides<State> = { base: State; mine: State; theirs: State };

/** Puts two changes of one state together, entry by entry. Where both changed one value, it is a clash. */
export function mergeStates<State>(_sides: Sides<State>): Merged<State> {
  throw new Error("Not written yet");
}

/** The merged state with the other window's value where its reader chose it. */
export function takeTheirs<State>(_merged: State, _clashes: readonly Clash[]): State {
  throw new Error("Not written yet");
}
