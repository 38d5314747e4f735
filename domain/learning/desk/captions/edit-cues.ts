import { type Cue, MIN_CUE_MS } from "./cue.ts";

export type CueEdge = "startMs" | "endMs";

/** Moves one end of a cue, never over its own other end nor over its neighbours. */
export function nudge(cues: readonly Cue[], at: number, edge: CueEdge, byMs: number): Cue[] {
  const cue = cues[at]!;
  const [lowest, highest] =
    edge === "startMs"
      ? [cues[at - 1]?.endMs ?? 0, cue.endMs - MIN_CUE_MS]
      : [cue.startMs + MIN_CUE_MS, cues[at + 1]?.startMs ?? Number.MAX_SAFE_INTEGER];
  const moved = Math.max(lowest, Math.min(highest, cue[edge] + byMs));
  return cues.with(at, { ...cue, [edge]: moved });
}

/** Two cues of one, at this letter; its time is shared by their length. Unchanged where there is no word on one side. */
export function split(cues: readonly Cue[], at: number, letter: number): Cue[] {
  const { startMs, endMs, text } = cues[at]!;
  const [first, second] = [text.slice(0, letter).trim(), text.slice(letter).trim()];
  if (!first || !second || endMs - startMs < 2 * MIN_CUE_MS) return [...cues];
  const share = first.length / (first.length + second.length);
  const wanted = startMs + Math.round((endMs - startMs) * share);
  const between = Math.max(startMs + MIN_CUE_MS, Math.min(endMs - MIN_CUE_MS, wanted));
  const halves = [
    { startMs, endMs: between, text: first },
    { startMs: between, endMs, text: second },
  ];
  return cues.toSpliced(at, 1, ...halves);
}

/** One cue of this and the next. */
export function join(cues: readonly Cue[], at: number): Cue[] {
  const [one, next] = [cues[at], cues[at + 1]];
  if (!one || !next) return [...cues];
  const joined = { startMs: one.startMs, endMs: next.endMs, text: `${one.text} ${next.text}` };
  return cues.toSpliced(at, 2, joined);
}

/** A new cue behind this one, in the time that is free there; at the very beginning for -1. */
export function insertAfter(cues: readonly Cue[], at: number, durationMs: number): Cue[] {
  const startMs = cues[at]?.endMs ?? 0;
  const free = (cues[at + 1]?.startMs ?? durationMs) - startMs;
  if (free < MIN_CUE_MS) return [...cues];
  return cues.toSpliced(at + 1, 0, { startMs, endMs: startMs + Math.min(free, 3000), text: "" });
}
