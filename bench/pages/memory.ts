import { askForPage, cvAsPdf, kindsOf, visit } from "./kinds.ts";
import type { ThreadMemory } from "./memory-probe.ts";
import { residentMb, untilIdle } from "./process-figures.ts";
import type { App } from "./running.ts";

/** Resident megabytes of the whole process, by when they were read. */
export type Memory = Record<string, number>;

type Reading = Record<string, number>;

const RESIDENT = "resident, all together";
const REST = "everything else";

/** As the pages' threads are started, by the file of each. */
const THREADS: [RegExp, string][] = [
  [/^main$/, "main thread"],
  [/engine-thread|embedded/, "database thread"],
  [/search/, "search thread"],
  [/typeset/, "Typst threads"],
];

export const afterPages = (pages: number) => `after ${pages.toLocaleString("en")} pages`;

/**
 * Reads a fresh app's memory when idle and as pages of all kinds go by, one after another. Before
 * each reading but the first somebody asks for a PDF, so that a Typst thread is there to be counted.
 */
export async function measureMemory(app: App, readAfter: number[]): Promise<Memory> {
  await untilIdle(app.pid);
  const readings: Record<string, Reading> = { idle: await read(app) };
  const { all } = await kindsOf(app.origin);
  const visits = await visit(app.origin, [...all, cvAsPdf]);
  for (let pages = 1; pages <= Math.max(...readAfter); pages++) {
    await askForPage(visits, all[pages % all.length]!);
    if (!readAfter.includes(pages)) continue;
    await askForPage(visits, cvAsPdf);
    readings[afterPages(pages)] = await read(app);
  }
  print(readings);
  return Object.fromEntries(
    Object.entries(readings).map(([when, reading]) => [when, reading[RESIDENT]!]),
  );
}

async function read(app: App): Promise<Reading> {
  const { whole, files } = residentMb(app.pid);
  const parts: Reading = {};
  for (const { file, heap, outside } of (await app.tell("threads")) as ThreadMemory[]) {
    const name = THREADS.find(([pattern]) => pattern.test(file))?.[1] ?? file;
    add(parts, `${name}: heap`, heap);
    add(parts, `${name}: buffers and WASM`, outside);
  }
  parts["Node itself and libraries"] = files;
  const known = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { [RESIDENT]: whole, ...parts, [REST]: whole - known };
}

function add(reading: Reading, part: string, bytes: number): void {
  reading[part] = (reading[part] ?? 0) + Math.round(bytes / 1024 / 1024);
}

function print(readings: Record<string, Reading>): void {
  const found = new Set(Object.values(readings).flatMap((reading) => Object.keys(reading)));
  const parts = [...[...found].filter((part) => part !== REST), REST];
  const row = (part: string) =>
    Object.fromEntries(
      Object.entries(readings).map(([when, reading]) => [when, reading[part] ?? 0]),
    );
  console.log(
    "Memory, MB. WASM counts in full, though a little of it may never have been touched. " +
      "Everything else is compiled code, stacks, and what native code holds or has not given back.",
  );
  console.table(Object.fromEntries(parts.map((part) => [part, row(part)])));
}
