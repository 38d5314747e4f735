import type { NameEntry } from "./contract.ts";

/** Entries written or read at a time: a few milliseconds. */
const AT_A_TIME = 500;
const LINE_END = 10;
/** The end is marked, so that half a dump is known for one. */
const END = "end";

/** Entries as lines of JSON: a hundred thousand read back and file themselves in a second or so. */
export function* dumpEntries(
  count: number,
  entryAt: (at: number) => NameEntry,
): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (let from = 0; from < count; from += AT_A_TIME) {
    const length = Math.min(AT_A_TIME, count - from);
    const lines = Array.from({ length }, (_, at) => `${JSON.stringify(entryAt(from + at))}\n`);
    yield encoder.encode(lines.join(""));
  }
  yield encoder.encode(END);
}

export function* loadEntries(bytes: Uint8Array): Generator<NameEntry[]> {
  const decoder = new TextDecoder();
  const end = bytes.lastIndexOf(LINE_END) + 1;
  if (decoder.decode(bytes.subarray(end)) !== END) throw new Error("The dump of names ends early");
  for (let from = 0; from < end; ) {
    const to = afterLines(bytes, from, AT_A_TIME);
    const lines = decoder.decode(bytes.subarray(from, to - 1)).split("\n");
    yield lines.map((line) => JSON.parse(line) as NameEntry);
    from = to;
  }
}

/** Where so many lines end. */
function afterLines(bytes: Uint8Array, from: number, most: number): number {
  let to = from;
  for (let lines = 0; lines < most; lines++) {
    const lineEnd = bytes.indexOf(LINE_END, to);
    if (lineEnd === -1) break;
    to = lineEnd + 1;
  }
  return to;
}
