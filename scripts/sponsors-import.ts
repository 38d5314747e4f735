import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { attachEngine } from "#db/engine.server.ts";
import { importSentence } from "#domain/sponsors/checking/refusals.ts";
import {
  fetchLatestRegister,
  fetchRefusals,
  fetchRegister,
} from "#domain/sponsors/imports/fetch-register.server.ts";
import {
  importRegister,
  type RegisterFile,
} from "#domain/sponsors/imports/import-register.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import { loadSettings } from "#platform/settings.server.ts";
import { longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { asOfFromName } from "#rules/sponsor-register/as-of.ts";
import type { DiffCounts } from "#rules/sponsor-register/row-diff.ts";
import { readArguments } from "./read-arguments.ts";

const USAGE = `Say which: npm run sponsors:import -- FILE|URL|latest [--as-of 2026-07-10] [--force]
The day is read from the file's name unless you give it. --force accepts a file that has lost many rows.`;

/** Reads a published register in. Works beside a running server too. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { "as-of": { type: "string" }, force: { type: "boolean", default: false } },
  });
  const [from, ...rest] = positionals;
  if (!from || rest.length > 0) return stop(USAGE);
  const file = await fileFrom(from);
  if (typeof file === "string") return stop(file);

  const engine = await attachEngine(loadSettings());
  try {
    await startQueue();
    const asOf = values["as-of"] ?? file.asOf;
    const result = await importRegister({ ...file, asOf, acceptsLoss: values.force }, new Date());
    if (!result.ok) return stop(importSentence(result));
    print(result.value);
  } finally {
    await stopQueue();
    await engine.close();
  }
}

type Given = Pick<RegisterFile, "bytes" | "asOf" | "source" | "sourceName">;

/** The file, or the sentence that says why there is none. */
async function fileFrom(from: string): Promise<Given | string> {
  if (from === "latest" || /^[a-z]+:\/\//i.test(from)) {
    const isLatest = from === "latest";
    const fetched = await (isLatest ? fetchLatestRegister() : fetchRegister(from));
    if (!fetched.ok) return fetchRefusals[fetched.error];
    const { bytes, url, asOf } = fetched.value;
    return { bytes, asOf, source: isLatest ? "latest" : "url", sourceName: url };
  }
  try {
    const sourceName = basename(from);
    return {
      bytes: await readFile(from),
      asOf: asOfFromName(sourceName),
      source: "file",
      sourceName,
    };
  } catch {
    return `There is no file at ${from} that can be read.`;
  }
}

type Imported = {
  isNew: boolean;
  asOf: string;
  rows: number;
  counts: DiffCounts;
  tookMs: number;
};

function print({ isNew, asOf, rows, counts, tookMs }: Imported): void {
  const seconds = (tookMs / 1000).toFixed(1);
  if (!isNew) {
    console.log(`This is the register of ${longDay(asOf)} that we hold already. Nothing changed.`);
    return;
  }
  const { rowsAdded, rowsRemoved, namesAdded, namesRemoved } = counts;
  console.log(`Read the register of ${longDay(asOf)}: ${formatCount(rows)} rows in ${seconds} s.`);
  console.log(
    `Rows +${formatCount(rowsAdded)} -${formatCount(rowsRemoved)}, names +${formatCount(namesAdded)} -${formatCount(namesRemoved)}, ` +
      `changed in place ${formatCount(counts.rowsChanged)} (${formatCount(counts.ratingsChanged)} ratings), town moved ${formatCount(counts.rowsMoved)}.`,
  );
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

await main();
