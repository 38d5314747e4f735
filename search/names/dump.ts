import type { NameEntry } from "./contract.ts";

/** Entries written at a time. */
const AT_A_TIME = 5000;

/** Entries as lines of JSON: a hundred thousand read back and file themselves in a second or so. */
export function dumpEntries(entries: Iterable<NameEntry>): Uint8Array[] {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let lines: string[] = [];
  for (const entry of entries) {
    lines.push(JSON.stringify(entry));
    if (lines.length < AT_A_TIME) continue;
    parts.push(encoder.encode(`${lines.join("\n")}\n`));
    lines = [];
  }
  // The end is marked, so that half a dump is known for one.
  parts.push(encoder.encode(`${lines.join("\n")}\nend`));
  return parts;
}

export function* loadEntries(bytes: Uint8Array): Generator<NameEntry> {
  const lines = new TextDecoder().decode(bytes).split("\n");
  if (lines.pop()?.replace(/\0+$/, "") !== "end") throw new Error("The dump of names ends early");
  for (const line of lines) {
    if (line !== "") yield JSON.parse(line) as NameEntry;
  }
}
