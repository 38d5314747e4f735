import { fault, type ImportResult } from "./imported.ts";

export type CvFile = { name: string; bytes: Uint8Array };

/** Reads a file somebody chose, whatever its kind, in a thread of its own with limits. */
export async function readCvFile(_file: CvFile): Promise<ImportResult> {
  return fault("", "We cannot read files yet.");
}
