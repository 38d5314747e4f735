import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const VOICE = "slt";
/** Slower than the voice speaks by itself, which is near 200 words a minute. */
const RATE = "0.84";

export type Said = { position: number; length: number; from: number; until: number };
/** One spoken line: its samples in `pcm`, and its words by where they stand in the line. */
export type SpokenLine = { from: number; until: number; words: Said[] };
export type Speech = { rate: number; pcm: Int16Array; lines: SpokenLine[] };

export function speak(lines: string[]): Speech {
  const folder = join(tmpdir(), "waymark-lessons");
  mkdirSync(folder, { recursive: true });
  const out = join(folder, `speech-${process.pid}.pcm`);
  const events = execFileSync(compiled(folder), [VOICE, RATE, out], {
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
  });
  const bytes = readFileSync(out);
  const pcm = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  return { ...readEvents(events), pcm };
}

function compiled(folder: string): string {
  const source = join(import.meta.dirname, "speak.c");
  const program = join(folder, "speak");
  if (!existsSync(program) || statSync(program).mtimeMs < statSync(source).mtimeMs) {
    execFileSync("gcc", ["-O2", "-o", program, source, "-lRHVoice"], { stdio: "inherit" });
  }
  return program;
}

function readEvents(events: string): { rate: number; lines: SpokenLine[] } {
  const lines: SpokenLine[] = [];
  let rate = 0;
  let from = 0;
  let words: Said[] = [];
  for (const event of events.trim().split("\n")) {
    const [kind, a = 0, b = 0, c = 0] = event
      .split(" ")
      .map((part, at) => (at === 0 ? part : Number(part))) as [string, number, number, number];
    if (kind === "R") rate = a;
    if (kind === "W") words.push({ position: a, length: b, from: c, until: c });
    if (kind === "E") words.at(-1)!.until = c;
    if (kind === "L") {
      lines.push({ from, until: a, words });
      from = a;
      words = [];
    }
  }
  return { rate, lines };
}
