import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type StoredFile, storeFile } from "#platform/files/files.server.ts";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import { readStoredRows } from "./stored-rows.server.ts";

/** Stores the rows of the copy that answers now, so that the next one can be taken back. */
export async function storePreviousRows(): Promise<StoredFile> {
  const stored = await readStoredRows({ isDemo: false });
  const rows = stored.flatMap(({ row, copies }) => new Array<RawRow>(copies).fill(row));
  return storeFile(await promisify(gzip)(JSON.stringify(rows)), "application/gzip");
}
