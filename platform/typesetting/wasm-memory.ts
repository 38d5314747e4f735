/**
 * Typst's WebAssembly sets no end to its own memory. This writes one into the module:
 * a document that asks for more makes its own thread fail, and nothing else.
 */
export function withMaxMemory(wasm: Buffer, megabytes: number): Buffer {
  const { from, to } = sectionOf(wasm, MEMORY_SECTION);
  const [count, afterCount] = readNumber(wasm, from);
  const limited = (wasm[afterCount]! & HAS_MOST) !== 0;
  const [least] = readNumber(wasm, afterCount + 1);
  if (count !== 1) throw new Error("The module should have one memory");
  if (limited) throw new Error("The module limits its memory itself now: look at wasm-memory.ts");

  const pages = (megabytes * 1024 * 1024) / PAGE;
  const body = Buffer.from([1, HAS_MOST, ...writeNumber(least), ...writeNumber(pages)]);
  const section = Buffer.concat([Buffer.from([MEMORY_SECTION, ...writeNumber(body.length)]), body]);
  return Buffer.concat([wasm.subarray(0, sectionStart(wasm)), section, wasm.subarray(to)]);
}

const MEMORY_SECTION = 5;
const HAS_MOST = 1;
const PAGE = 65_536;
const HEADER = 8;

type Section = { from: number; to: number };

function sectionOf(wasm: Buffer, wanted: number): Section & { start: number } {
  for (let start = HEADER; start < wasm.length; ) {
    const [length, from] = readNumber(wasm, start + 1);
    if (wasm[start] === wanted) return { start, from, to: from + length };
    start = from + length;
  }
  throw new Error("The module has no memory of its own");
}

function sectionStart(wasm: Buffer): number {
  return sectionOf(wasm, MEMORY_SECTION).start;
}

/** Numbers are written seven bits at a time, the lowest first (LEB128). Answers the place after it, too. */
function readNumber(wasm: Buffer, at: number): [number: number, after: number] {
  let value = 0;
  for (let shift = 0, place = at; ; shift += 7, place += 1) {
    const byte = wasm[place]!;
    value += (byte & 0x7f) * 2 ** shift;
    if ((byte & 0x80) === 0) return [value, place + 1];
  }
}

function writeNumber(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 0x80);
  }
}
