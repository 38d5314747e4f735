import { csvRecords } from "../csv/read-csv.ts";
import { HEADER, type RawRow } from "./raw-row.ts";
import type { FileRefusal } from "./refusals.ts";

/** What a reading comes to. `line` says where a broken file broke. */
export type Reading =
  | { ok: true; rows: RawRow[] }
  | { ok: false; error: FileRefusal; line?: number };

/** Rows read between two pauses: a few milliseconds. */
const ROWS_AT_A_TIME = 2000;

/**
 * Reads the register's text, pausing now and then (see platform/yielding-to-others.server.ts)
 * with the number of rows so far. It reads all of the file or refuses all of it.
 */
export function* readRegister(text: string): Generator<number, Reading> {
  if (text.trim() === "") return { ok: false, error: "empty-file" };
  if (/^\s*<(!doctype|html|\?xml)/i.test(text.slice(0, 500)))
    return { ok: false, error: "web-page" };

  const rows: RawRow[] = [];
  for (const { line, fields, isCut } of csvRecords(text)) {
    if (line === 1) {
      if (!isHeader(fields)) return { ok: false, error: "foreign-header" };
      continue;
    }
    if (isCut) return { ok: false, error: "truncated", line };
    if (fields.length !== HEADER.length) return { ok: false, error: "broken-row", line };
    rows.push(fields as unknown as RawRow);
    if (rows.length % ROWS_AT_A_TIME === 0) yield rows.length;
  }
  return rows.length > 0 ? { ok: true, rows } : { ok: false, error: "no-rows" };
}

function isHeader(fields: readonly string[]): boolean {
  const names = [...fields];
  // Some copies begin with a byte order mark.
  names[0] = names[0]?.replace(/^\uFEFF/, "") ?? "";
  return names.length === HEADER.length && HEADER.every((name, at) => names[at] === name);
}
