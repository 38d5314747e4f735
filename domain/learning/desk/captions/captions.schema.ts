import { z } from "zod";
import { type Cue, MAX_CUES, mistakesIn } from "./cue.ts";

const DAY_MS = 86_400_000;
const moment = z.number().int().min(0).max(DAY_MS);
const cueShape = z.object({ startMs: moment, endMs: moment, text: z.string().max(2000) });
const list = z.array(cueShape).max(MAX_CUES);

const UNREADABLE =
  "We could not read the captions. Load the page again; your browser still has them.";

/** Captions as the editor posts them. */
export function readCues(
  posted: unknown,
  durationMs: number,
): { ok: true; cues: Cue[] } | { ok: false; mistakes: string[] } {
  const parsed = typeof posted === "string" ? list.safeParse(jsonIn(posted)) : null;
  if (!parsed?.success) return { ok: false, mistakes: [UNREADABLE] };
  const cues = parsed.data.map((cue) => ({ ...cue, text: cue.text.replace(/\s+/g, " ").trim() }));
  const mistakes = mistakesIn(cues, durationMs);
  if (cues.length === 0) mistakes.push("Write at least one caption.");
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, cues };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
