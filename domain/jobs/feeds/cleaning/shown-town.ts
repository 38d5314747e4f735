import { elsewhereNames } from "./gazetteer.data.ts";

/** The name that is shown of a town with several: Bangalore is Bengaluru. Null for all others. */
export function shownTown(name: string): string | null {
  return elsewhereNames.get(townKey(name)) ?? null;
}

/** A town's name however it is spelt: without its accents and capitals. */
export function townKey(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
