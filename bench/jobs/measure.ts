import { monitorEventLoopDelay } from "node:perf_hooks";
import { pool } from "#db/client.server.ts";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { readBoardSearch } from "#domain/jobs/board/board.ts";
import { boardQuestion } from "#domain/jobs/board/board-question.server.ts";
import type { SearchClient } from "#search/client.ts";
import { stem } from "#search/words/stem.ts";
import { sqlPage } from "./exact-sql.ts";
import { type Loaded, writeJobs } from "./load-jobs.ts";
import { makeJob } from "./make-jobs.ts";
import type { AskedSearch, Classes } from "./questions.ts";

export type Times = Record<string, number[]>;
export type Ask = (asked: AskedSearch) => Promise<unknown>;

/** How many questions of each class are timed, and how often the first few were asked before. */
type Counts = { each: number; warmRounds: number };

/** Milliseconds of each question, by class. */
export async function timeClasses(
  classes: Classes,
  ask: Ask,
  { each, warmRounds }: Counts,
): Promise<Times> {
  const times: Times = {};
  const first = Object.values(classes).flatMap((asked) => asked.slice(0, 3));
  for (let round = 0; round < warmRounds; round++) for (const one of first) await ask(one);
  for (const [name, asked] of Object.entries(classes)) {
    times[name] = [];
    for (const one of asked.slice(0, each)) {
      const begun = performance.now();
      await ask(one);
      times[name].push(performance.now() - begun);
    }
  }
  return times;
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function inShort(times: readonly number[]): string {
  return `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`;
}

type Held = { byTheClock: string; byItself: string };

/**
 * How late the thread that serves pages came to its timers while this ran, p99 and at most: by
 * the clock, and by how long it was running itself between two of them. On a machine with
 * more to do than cores the clock also says how long the thread waited for one.
 */
export async function pageThreadHeld(work: () => Promise<unknown>): Promise<Held> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const ran: number[] = [];
  let before = threadMillis();
  const timer = setInterval(() => {
    const now = threadMillis();
    ran.push(now - before);
    before = now;
  }, 1);
  delay.enable();
  await work();
  delay.disable();
  clearInterval(timer);
  const millis = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 1).toFixed(1);
  return {
    byTheClock: `${millis(delay.percentile(99))} / ${millis(delay.max)}`,
    byItself: `${percentile(ran, 0.99).toFixed(1)} / ${percentile(ran, 1).toFixed(1)}`,
  };
}

function threadMillis(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Of the damaged words, how many were read as what was meant. */
export async function repairedRightly(asked: readonly AskedSearch[]): Promise<string> {
  let right = 0;
  for (const { search, typedFor } of asked) {
    const { repairs } = await findBoardPage(search, new Date());
    if (stem(repairs[0]?.meant ?? "") === stem(typedFor!)) right++;
  }
  return `${right} of ${asked.length}`;
}

/** Compares totals, facets and choices with SQL's. SQL repairs nothing and leaves nothing out, so such questions are not compared. */
export async function compareWithSql(classes: Classes, each: number) {
  const wrong: string[] = [];
  let compared = 0;
  for (const [name, asked] of Object.entries(classes)) {
    for (const { search } of asked.slice(-each)) {
      const now = new Date();
      const [ours, theirs] = [await findBoardPage(search, now), await sqlPage(search, now)];
      if (ours.repairs.length > 0 || ours.dropped.length > 0 || ours.isLiteral) continue;
      compared++;
      const counted = {
        ...ours.facets,
        choice_pay: ours.pay,
        choice_posted: ours.posted,
        choice_closing: ours.closing,
      };
      const isEqual =
        ours.total === theirs.total &&
        Object.entries(counted).every(([facet, options]) =>
          options.every(({ value, count }) => count === (theirs.facets[facet]?.[value] ?? 0)),
        );
      if (!isEqual) wrong.push(`${name}: "${search.q}" ${ours.total} against ${theirs.total}`);
    }
  }
  return { compared, wrong };
}

/** From the commit of a new job until the board finds it. */
export async function untilFound({ size, material, employers }: Loaded): Promise<number[]> {
  const times: number[] = [];
  // The first waits for whatever the index still has to read.
  for (let n = 1; n <= 6; n++) {
    const word = `novelty${"abcdef"[n - 1]!.repeat(6)}`;
    const now = new Date();
    const job = makeJob(size + n, material, employers, now);
    const fresh = { state: "approved", closes_at: null, job_type: "full-time" } as const;
    await writeJobs([{ ...job, ...fresh, title: `${word} expert`, posted_at: now.toISOString() }]);
    const search = readBoardSearch("jobs", new URLSearchParams({ q: word }));
    const begun = performance.now();
    while ((await findBoardPage(search, new Date())).repairs.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    times.push(performance.now() - begun);
  }
  return times.slice(1);
}

/** Answers of the index while many jobs change and segments are merged behind them. */
export async function askedDuringChanges(
  client: SearchClient,
  classes: Classes,
  changes: number,
): Promise<number[]> {
  const all = Object.values(classes).flat();
  const writing = pool().query("update jobs set updated_at = now() where id <= $1", [changes]);
  const times: number[] = [];
  const end = performance.now() + 8_000;
  for (let n = 0; performance.now() < end; n++) {
    const question = boardQuestion(all[(n * 13) % all.length]!.search, new Date());
    const begun = performance.now();
    await client.ask("jobs", question);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await writing;
  return times;
}
