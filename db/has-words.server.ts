import { ilike, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Shorter than a trigram, so that the index could not help inside a word. */
const SHORT = 3;

/**
 * Where a column holds the words, in any case: anywhere in it, or for one or
 * two letters where a word begins. Each column wants a trigram index.
 */
export function hasWords(columns: readonly AnyPgColumn[], typed: string): SQL | undefined {
  const words = typed.trim();
  if (words === "") return undefined;
  const escaped = words.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const patterns = words.length < SHORT ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`];
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))));
}
