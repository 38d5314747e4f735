import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A name as people type it, and the register's entries that are right answers to it. */
export type EverydayName = { typed: string; right: readonly string[]; half: "tuned" | "aside" };

/**
 * Names as people type them, written down from common knowledge before anything was tuned. The
 * half "aside" is only ever measured: nobody looks at its misses while rules or rows are changed.
 */
export function readEverydayNames(): EverydayName[] {
  const text = readFileSync(join(import.meta.dirname, "everyday-names.tsv"), "utf8");
  const [, ...lines] = text.trimEnd().split("\n");
  return lines.map((line) => {
    const [typed = "", entries = ""] = line.split("\t");
    return { typed, right: entries.split(" | "), half: halfOf(typed) };
  });
}

/** By the hash of the name alone, so that a new row cannot be put where it suits. */
function halfOf(typed: string): EverydayName["half"] {
  const hash = createHash("sha256").update(typed.toLowerCase()).digest();
  return hash[0]! % 2 === 0 ? "tuned" : "aside";
}
