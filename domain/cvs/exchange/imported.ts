import type { CvDocument } from "#rules/cv/cv-document.ts";

/** `unread` is what the file said and the document has no place for, in its own words. */
export type Imported = { document: CvDocument; unread: readonly string[] };

/** `path` says where in the file ("work[1].startDate", "Positions.csv, line 3"), "" for the file itself. */
export type ImportFault = { path: string; sentence: string };

export type ImportResult = { ok: true; value: Imported } | { ok: false; error: ImportFault };

export function imported(value: Imported): ImportResult {
  return { ok: true, value };
}

export function fault(path: string, sentence: string): { ok: false; error: ImportFault } {
  return { ok: false, error: { path, sentence } };
}
