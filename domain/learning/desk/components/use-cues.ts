import { useReducer } from "react";
import type { Cue } from "../captions/cue.ts";
import { type CueEdge, insertAfter, join, nudge, split } from "../captions/edit-cues.ts";

const NUDGE_MS = 100;

/** Something done to a caption. `play` changes none and is for the player. */
export type CueAct = {
  kind:
    | "play"
    | "split"
    | "join"
    | "insert"
    | "remove"
    | "earlier"
    | "later"
    | "text"
    | "set"
    | "all";
  at: number;
  /** The field it begins or ends with; the beginning where none is said. */
  edge?: CueEdge;
  letter?: number;
  text?: string;
  ms?: number;
  cues?: Cue[];
};

/** A caption with a number of its own, so that its row stays the same row wherever it stands. */
export type KeyedCue = Cue & { key: number };

type State = { cues: KeyedCue[]; isChanged: boolean };

let lastKey = 0;
const keyed = (cue: Cue): KeyedCue => ({
  ...cue,
  key: "key" in cue ? (cue.key as number) : ++lastKey,
});

export function useCues(stored: readonly Cue[], durationMs: number) {
  return useReducer(
    (state: State, act: CueAct): State => {
      const cues = changed(state.cues, act, durationMs);
      return cues === state.cues ? state : { cues: cues.map(keyed), isChanged: true };
    },
    stored,
    (cues) => ({ cues: cues.map(keyed), isChanged: false }),
  );
}

function changed(cues: KeyedCue[], act: CueAct, durationMs: number): Cue[] {
  const { at, edge = "startMs" } = act;
  switch (act.kind) {
    case "text":
      return cues.with(at, { ...cues[at]!, text: act.text ?? "" });
    case "set":
      return nudge(cues, at, edge, (act.ms ?? 0) - cues[at]![edge]);
    case "earlier":
      return nudge(cues, at, edge, -NUDGE_MS);
    case "later":
      return nudge(cues, at, edge, NUDGE_MS);
    case "split":
      return split(cues, at, act.letter ?? 0);
    case "join":
      return join(cues, at);
    case "insert":
      return insertAfter(cues, at, durationMs);
    case "remove":
      return cues.toSpliced(at, 1);
    case "all":
      return act.cues ?? cues;
    default:
      return cues;
  }
}
