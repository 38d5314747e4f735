import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { db } from "#db/client.server.ts";
import { attachEngine } from "#db/engine.server.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { type FeedFormat, feedFormats, isFeedFormat } from "#domain/jobs/feeds/feed-formats.ts";
import type { FeedReport } from "#domain/jobs/feeds/feed-report.ts";
import { findFeed } from "#domain/jobs/feeds/feeds.queries.server.ts";
import { importFeed } from "#domain/jobs/feeds/import-feed.server.ts";
import type { FeedOrigin } from "#domain/jobs/feeds/read-in-thread.server.ts";
import { rowRefusals } from "#domain/jobs/feeds/refusals.ts";
import { sourceNameOf } from "#domain/jobs/feeds/source-name.ts";
import { enqueue, startQueue, stopQueue } from "#platform/queue.server.ts";
import { loadSettings } from "#platform/settings.server.ts";
import { runFeed } from "#workers/import-feeds.ts";
import { readArguments } from "./read-arguments.ts";

const USAGE = `Say what: npm run jobs:import -- --format csv FILE|URL [--source name] [--employer "Name"] [--force]
or, for a feed that the desk keeps: npm run jobs:import -- feed-3 [--force]
Formats: ${Object.keys(feedFormats).join(", ")}`;

/** Sources that the product keeps for itself. */
const reserved = /^(employer|demo|feed-\d+)$/;

type AskedFile = {
  format: FeedFormat;
  from: string;
  source: string;
  employerName: string | null;
  force: boolean;
};
type ImportArguments = AskedFile | { feedId: number; force: boolean };
type Run = () => Promise<FeedReport | null>;

/** Brings the jobs of a file, an address or a feed in. Works beside a running server too. */
async function main(): Promise<void> {
  const asked = askedImport();
  if (!asked) return stop(USAGE);
  const run = "feedId" in asked ? () => runStored(asked) : await fileRun(asked);
  if (!run) return;

  const engine = await attachEngine(loadSettings());
  try {
    await startQueue();
    const startedAt = performance.now();
    const report = await run();
    if (report) print(report, performance.now() - startedAt);
    // The server beside us keeps pages of the board, and hears nothing through the embedded engine.
    if (engine.kind === "embedded")
      await db.transaction((tx) => enqueue(tx, "forget-pages", { tag: "jobs" }));
  } finally {
    await stopQueue();
    await engine.close();
  }
}

async function runStored({ feedId, force }: { feedId: number; force: boolean }) {
  const feed = await findFeed(feedId);
  if (feed) return runFeed(feed, { force });
  stop(`There is no feed-${feedId}. The desk lists them under Feeds.`);
  return null;
}

/** Null where it cannot be run, and has said why. */
async function fileRun(asked: AskedFile): Promise<Run | null> {
  const { format, source, employerName, force } = asked;
  if (reserved.test(source)) {
    stop(`"${source}" is no name for a source.`);
    return null;
  }
  const from = await originOf(asked.from);
  if (!from) return null;
  console.log(`Source: ${source}`);
  const feed = { format, source, from, employerName, force, country: null, feedId: null };
  return () => importFeed({ ...feed, now: new Date(), ensureEmployers });
}

function askedImport(): ImportArguments | null {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      format: { type: "string" },
      source: { type: "string" },
      employer: { type: "string" },
      force: { type: "boolean", default: false },
    },
  });
  const [from, ...rest] = positionals;
  if (!from || rest.length > 0) return null;
  const stored = /^feed-(\d{1,9})$/.exec(from);
  if (stored) return { feedId: Number(stored[1]), force: values.force };
  if (!isFeedFormat(values.format ?? "")) return null;
  return {
    format: values.format as FeedFormat,
    from,
    source: values.source?.trim() || sourceNameOf(isAddress(from) ? from : resolve(from)),
    employerName: values.employer?.trim() || null,
    force: values.force,
  };
}

const isAddress = (from: string) => /^[a-z]+:\/\//i.test(from);

async function originOf(from: string): Promise<FeedOrigin | null> {
  if (isAddress(from)) return { url: from };
  try {
    return { bytes: await readFile(from) };
  } catch {
    stop(`There is no file ${from} that can be read.`);
    return null;
  }
}

function print(report: FeedReport, millis: number): void {
  const { rows, added, held, changed, unchanged, closed, duplicates, refused } = report;
  if (report.failure) stop(report.failure);
  else
    console.log(
      `${rows === 1 ? "1 row" : `${rows} rows`}: ${added} added, ${held} held for review, ${changed} changed, ${unchanged} unchanged, ${closed} closed, ${duplicates} known from another source, ${refused} refused.`,
    );
  if (rows > 0 && duplicates === rows)
    console.log(
      "  Every row is known from another source, so nothing was changed. To go on with that source, say its name: --source NAME.",
    );
  if (report.unknownColumns.length > 0)
    console.log(`  Columns we do not know, left out: ${report.unknownColumns.join(", ")}.`);
  for (const { reason, count, examples } of report.refusals) {
    console.log(`  ${count} × ${rowRefusals[reason]} For example: ${examples[0]}`);
  }
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${(millis / 1000).toFixed(1)} s, at most ${megabytes} MB.`);
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

await main();
