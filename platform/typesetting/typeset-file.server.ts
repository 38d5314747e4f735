import { ok, type Result } from "#rules/result.ts";
import type { PagesOrder, TypesetRefusal } from "./document.ts";
import { typesetFinished } from "./typeset.server.ts";

/** Books and guides have some thirty pages; on a busy machine they take several seconds. */
const TIMEOUT_MS = 60_000;

export type TypesetFile = { bytes: Uint8Array; type: string; pages: number };

/** A long document as a tagged PDF, to be stored as a made file. */
export async function typesetFile(order: PagesOrder): Promise<Result<TypesetFile, TypesetRefusal>> {
  const set = await typesetFinished(order, { milliseconds: TIMEOUT_MS });
  return set.ok ? ok({ ...set.value, type: "application/pdf" }) : set;
}
