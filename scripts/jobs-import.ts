import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { db } from "#db/client.server.ts";
import { attachEngine } from "#db/engine.server.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { type FeedFormat, feedFormats, isFeedFormat } from "#domain/jobs/feeds/feed-formats.ts";
import type { FeedReport } from "#domain/jobs/feeds/feed-report.ts";
import { fetchFeed } from "#domain/jobs/feeds/fetch-feed.server.ts";
import { importFeed } from "#domain/jobs/feeds/import-feed.server.ts";
import { rowRefusals } from "#domain/jobs/feeds/refusals.ts";
import { outsideRefusals } from "#platform/outside/fetch-outside.server.ts";
import { enqueue, startQueue, stopQueue } from "#platform/queue.server.ts";
import { loadSettings } from "#platform/settings.server.ts";

const USAGE = `Say what: npm run jobs:import -- --format csv FILE|URL [--source name] [--employer "Name"] [--force]
Formats: ${Object.keys(feedFormats).join(", ")}`;

/** Sources that the product keeps for itself. */
const reserved = /^(employer|demo|feed-\d+)$/;

type Asked = {
  format: FeedFormat;
  from: string;
  source: string;
  employerName: string | null;
  force: boolean;
};

/** Brings the jobs of a file or an address in. Works beside a running server too. */
async function main(): Promise<void> {
  const asked = readArguments();
  if (!asked) return stop(USAGE);
  if (reserved.test(asked.source)) return stop(`"${asked.source}" is no name for a source.`);
  const bytes = await bytesFrom(asked);
  if (!bytes) return;

  const engine = await attachEngine(loadSettings());
  try {
    await startQueue();
    const startedAt = performance.now();
    const { format, source, employerName, force } = asked;
    const feed = { format, source, bytes, employerName, force, country: null, feedId: null };
    const report = await importFeed({ ...feed, now: new Date(), ensureEmployers });
    print(report, performance.now() - startedAt);
    // The server beside us keeps pages of the board, and hears nothing through the embedded engine.
    if (engine.kind === "embedded")
      await db.transaction((tx) => enqueue(tx, "forget-pages", { tag: "jobs" }));
  } finally {
    await stopQueue();
    await engine.close();
  }
}

function readArguments(): Asked | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: "string" },
      source: { type: "string" },
      employer: { type: "string" },
      force: { type: "boolean", default: false },
    },
  });
  const [from, ...rest] = positionals;
  if (!from || rest.length > 0 || !isFeedFormat(values.format ?? "")) return null;
  return {
    format: values.format as FeedFormat,
    from,
    source: values.source?.trim() || nameOf(from),
    employerName: values.employer?.trim() || null,
    force: values.force,
  };
}

/** "./feeds/fern.json.gz" is the source "fern". */
function nameOf(from: string): string {
  const last = from.split(/[?#]/)[0]!.split("/").filter(Boolean).at(-1) ?? from;
  return last.replace(/(\.(json|csv|xml|gz))+$/i, "").toLowerCase();
}

async function bytesFrom({ format, from }: Asked): Promise<Uint8Array | null> {
  if (/^[a-z]+:\/\//i.test(from)) {
    const fetched = await fetchFeed(format, from);
    if (fetched.ok) return fetched.value;
    stop(outsideRefusals[fetched.error]);
    return null;
  }
  try {
    return await readFile(from);
  } catch {
    stop(`There is no file ${from} that can be read.`);
    return null;
  }
}

function print(report: FeedReport, millis: number): void {
  const { rows, added, changed, unchanged, closed, duplicates, refused } = report;
  if (report.failure) stop(report.failure);
  else
    console.log(
      `${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${closed} closed, ${duplicates} known from another source, ${refused} refused.`,
    );
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
