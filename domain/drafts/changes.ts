import type { Stretch } from "./word-diff.ts";

/** One thing that changed in a part: said in a sentence, or shown word by word. */
export type ChangeLine = { field: string } & (
  | { sentence: string }
  | { stretches: readonly Stretch[] }
);

/** "Experience, Research assistant, Aldermoor University", and what changed there. */
export type ChangedPart = { part: string; lines: readonly ChangeLine[] };

/** `more` is how many lines are left out: nobody reads hundreds, and no page should carry them. */
export type Changes = { parts: readonly ChangedPart[]; more: number };
