import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A name as people type it, and the register's entries that are right answers to it. */
export type EverydayName = { typed: string; right: readonly string[]; half: EverydayHalf };

export const everydayHalves = ["seen", "tuned", "aside"] as const;
export type EverydayHalf = (typeof everydayHalves)[number];

/**
 * Two tables written from common knowledge. Rows of ours were written with the first in view, so all
 * of it is "seen". The second was written down after those rows and before rules were tuned on it; its
 * half "aside" is only ever measured: nobody looks at its misses while rules or rows are changed.
 */
export function readEverydayNames(): EverydayName[] {
  const seen = readTable("everyday-names-first.tsv", () => "seen");
  return [...seen, ...readTable("everyday-names-second.tsv", halfOf)];
}

function readTable(file: string, half: (typed: string) => EverydayHalf): EverydayName[] {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const [, ...lines] = text.trimEnd().split("\n");
  return lines.map((line) => {
    const [typed = "", entries = ""] = line.split("\t");
    return { typed, right: entries.split(" | "), half: half(typed) };
  });
}

/** By the hash of the name alone, so that a new row cannot be put where it suits. */
function halfOf(typed: string): EverydayHalf {
  const hash = createHash("sha256").update(typed.toLowerCase()).digest();
  return hash[0]! % 2 === 0 ? "tuned" : "aside";
}
