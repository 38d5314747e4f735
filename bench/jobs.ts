/**
 * `npm run bench:jobs`: the whole data of a board page (results, total, facets, cards)
 * from the index in memory, beside exact SQL and a library, in one run on the same jobs.
 *
 *   --sizes=10000,100000   which sizes on PostgreSQL (1,000,000 too unless said)
 *   --engines=postgres     without the embedded engine (100,000 jobs)
 *   --alone                without exact SQL and the library
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { jobsSource } from "#domain/jobs/board/search-source.server.ts";
import { type EngineKind, openBenchEngine, startIndex } from "./jobs/engines.ts";
import { addToSql, finishSql, prepareSql, sqlPage } from "./jobs/exact-sql.ts";
import { type Loaded, loadJobs } from "./jobs/load-jobs.ts";
import {
  type Ask,
  askedDuringChanges,
  compareWithSql,
  inShort,
  pageThreadHeld,
  percentile,
  repairedRightly,
  type Times,
  timeClasses,
  untilFound,
} from "./jobs/measure.ts";
import { Peer } from "./jobs/mini-search.ts";
import { type Classes, makeClasses } from "./jobs/questions.ts";
import { readMaterial } from "./jobs/words.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    engines: { type: "string", default: "postgres,embedded" },
    alone: { type: "boolean", default: false },
  },
});
const sizes = options.sizes.split(",").map(Number);
const material = readMaterial();
console.log(`Jobs are made of ${material.from}. Times are milliseconds, p50 / p95.`);

if (options.engines.includes("postgres")) for (const size of sizes) await bench("postgres", size);
if (options.engines.includes("embedded"))
  await bench("embedded", Math.min(100_000, Math.max(...sizes)));

async function bench(kind: EngineKind, size: number): Promise<void> {
  console.log(`\n${size.toLocaleString("en")} jobs, ${kind}`);
  const folder = mkdtempSync(join(tmpdir(), "wm-bench-index-"));
  const close = await openBenchEngine(kind);
  try {
    const loaded: Loaded = {
      size,
      material,
      employers: Math.max(100, Math.round(size / 60)),
      now: new Date(),
    };
    const loading = await timed(() => loadJobs(loaded));
    console.log(`Loaded in ${Math.round(loading / 1000)} s`);
    const classes = makeClasses(loaded);
    const columns: Record<string, Times> = {};
    columns["the index"] = await benchIndex(folder, loaded, classes);
    if (kind === "postgres" && !options.alone)
      Object.assign(columns, await benchPeers(size, classes));
    console.table(tableOf(columns));
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchIndex(folder: string, loaded: Loaded, classes: Classes): Promise<Times> {
  const memoryBefore = residentMb();
  let client = await startIndex(folder);
  const { documents, bytes, startMillis } = client.states().jobs!;
  const memory = residentMb() - memoryBefore;

  const idle = await pageThreadHeld(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  let times: Times = {};
  const processor = process.cpuUsage();
  let asked = 0;
  const ask: Ask = ({ search }) => {
    asked++;
    return findBoardPage(search, new Date());
  };
  const held = await pageThreadHeld(async () => {
    // As often as a process that serves has been asked in its first minute: code is made as it is run.
    times = await timeClasses(classes, ask, { each: 40, warmRounds: 10 });
  });
  const { user, system } = process.cpuUsage(processor);
  const right = await repairedRightly(classes["one-edit typo"]!);
  const changes = Math.min(loaded.size, 30_000);
  const during = await askedDuringChanges(client, classes, changes);
  const found = await untilFound(loaded);
  await client.stop();
  client = await startIndex(folder);
  const restart = client.states().jobs!;
  console.table({
    "documents in the index": documents,
    "arrays, MB": megabytes(bytes),
    "resident memory grew by, MB": memory,
    "snapshot, MB": megabytes(statSync(join(folder, "jobs.snapshot")).size),
    "build, s": startMillis / 1000,
    [`restart from ${restart.startedFrom}, s`]: restart.startMillis / 1000,
    "new job found after, ms (median / worst)": `${percentile(found, 0.5).toFixed(0)} / ${percentile(found, 1).toFixed(0)}`,
    "processor time of a page, ms (all threads, mean)": ((user + system) / 1000 / asked).toFixed(2),
    "page thread held, ms (p99 / most)": held.byTheClock,
    "... of that running itself": held.byItself,
    "... while idle, for the machine's own noise": idle.byTheClock,
    "typos read rightly": right,
    [`index asked while ${changes} jobs change, ms (p50 / p95)`]: inShort(during),
    "... at worst": Math.round(percentile(during, 1)),
    "load of the machine's cores": `${(loadavg()[0]! / availableParallelism()).toFixed(1)} times what they can do`,
  });
  await client.stop();
  return times;
}

async function benchPeers(size: number, classes: Classes): Promise<Record<string, Times>> {
  const folder = mkdtempSync(join(tmpdir(), "wm-bench-index-"));
  const client = await startIndex(folder);
  await prepareSql();
  await jobsSource().readAll(addToSql);
  await finishSql();
  const { compared, wrong } = await compareWithSql(classes, size > 100_000 ? 3 : 6);
  console.log(
    `Totals, facets and choices equal to SQL's: ${compared - wrong.length} of ${compared}`,
  );
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
  const each = size > 100_000 ? 8 : 40;
  const ask: Ask = ({ search }) => sqlPage(search, new Date());
  const sql = await timeClasses(classes, ask, { each, warmRounds: 1 });
  await client.stop();
  rmSync(folder, { recursive: true, force: true });
  // A million would need ten times the memory and minutes that 100,000 do.
  if (size > 100_000) return { "exact SQL": sql };
  return { "exact SQL": sql, MiniSearch: await benchPeer(classes) };
}

async function benchPeer(classes: Classes): Promise<Times> {
  const memoryBefore = residentMb();
  const peer = new Peer();
  const build = await timed(async () => {
    await jobsSource().readAll(async (documents) => peer.add(documents));
  });
  console.log(
    `MiniSearch: built in ${(build / 1000).toFixed(1)} s, resident memory grew by ${residentMb() - memoryBefore} MB`,
  );
  const ask: Ask = ({ search }) => peer.page(search, new Date());
  return timeClasses(classes, ask, { each: 15, warmRounds: 1 });
}

function tableOf(columns: Record<string, Times>) {
  const names = Object.keys(Object.values(columns)[0] ?? {});
  const rows = [...names, "all"].map((name) => [
    name,
    Object.fromEntries(
      Object.entries(columns).map(([column, times]) => [
        column,
        inShort(name === "all" ? Object.values(times).flat() : times[name]!),
      ]),
    ),
  ]);
  return Object.fromEntries(rows);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function residentMb(): number {
  return megabytes(process.memoryUsage.rss());
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
