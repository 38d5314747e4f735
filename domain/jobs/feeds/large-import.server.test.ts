import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db, pool } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobFeedRuns } from "#db/schema/job-feeds.ts";
import { jobs } from "#db/schema/jobs.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { importFeed } from "./import-feed.server.ts";
import { settleStoppedRuns } from "./incoming-jobs.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

/** More than are written in one transaction. */
const MANY = 600;

function bring(titles: readonly string[], source = "large") {
  const rows = titles.map(
    (title, at) => `n${at},"${title}","Halden Rowe","Leeds, UK",https://jobs.example.org/${at}`,
  );
  const bytes = Buffer.from(`${["id,title,company,location,url", ...rows].join("\n")}\n`);
  const feed = { format: "csv", source, feedId: null, employerName: null, country: null } as const;
  return importFeed({ ...feed, from: { bytes }, force: false, now, ensureEmployers });
}

const many = Array.from({ length: MANY }, (_, at) => `Analyst ${at}`);

async function counts() {
  const rows = await db
    .select({ state: jobs.state, total: sql<number>`count(*)::int` })
    .from(jobs)
    .groupBy(jobs.state);
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
}

test("a large feed comes in whole, with its report", async () => {
  const report = await bring(many);
  expect(report).toMatchObject({ failure: null, added: MANY });
  expect(await counts()).toEqual({ approved: MANY });
  const [run] = await db.select().from(jobFeedRuns);
  expect(run).toMatchObject({ state: "done", added: MANY });
  expect(await bring(many)).toMatchObject({ added: 0, unchanged: MANY });
});

test("nobody sees part of a large feed before all of it is stored", async () => {
  const seen: Record<string, number>[] = [];
  const watching = setInterval(() => void counts().then((found) => seen.push(found)), 5);
  await bring(many);
  clearInterval(watching);

  const whileStoring = seen.filter(
    ({ closed = 0, approved = 0 }) => closed > 0 && closed + approved < MANY,
  );
  expect(whileStoring.length).toBeGreaterThan(0);
  expect(whileStoring.every(({ approved = 0 }) => approved === 0)).toBe(true);
});

test("a large feed that fails half-way leaves nothing behind", async () => {
  await pool().query(`
    create function refuse_the_last() returns trigger language plpgsql as $$
    begin
      if new.title = 'Analyst ${MANY - 1}' then raise exception 'No room'; end if;
      return new;
    end $$;
    create trigger refuse_the_last before insert on jobs for each row execute function refuse_the_last()`);
  try {
    await expect(bring(many)).rejects.toThrow();
  } finally {
    await pool().query("drop trigger refuse_the_last on jobs; drop function refuse_the_last()");
  }
  expect(await counts()).toEqual({});
  const [run] = await db.select().from(jobFeedRuns);
  expect(run).toMatchObject({ state: "failed", failure: expect.stringContaining("Nothing was") });
  expect(await bring(many)).toMatchObject({ added: MANY });
});

async function aStoppedRun(decidedAt: Date | null): Promise<number> {
  const stopped = { source: "large", format: "csv", state: "running", startedAt: now } as const;
  const [run] = await db
    .insert(jobFeedRuns)
    .values({ ...stopped, decidedAt, added: 2, leasedUntil: new Date("2020-01-01T00:00:00Z") })
    .returning({ id: jobFeedRuns.id });
  const waiting = { source: "large", state: "closed", incomingRunId: run!.id } as const;
  await aJob({ ...waiting, externalKey: "n0" });
  await aJob({ ...waiting, externalKey: "n1" });
  return run!.id;
}

test("a run that was decided when its process stopped is brought to its end", async () => {
  const id = await aStoppedRun(now);
  await settleStoppedRuns();

  expect(await counts()).toEqual({ approved: 2 });
  const [run] = await db.select().from(jobFeedRuns).where(eq(jobFeedRuns.id, id));
  expect(run).toMatchObject({ state: "done", failure: null, added: 2 });
});

test("a run that was not decided when its process stopped has changed nothing", async () => {
  await aStoppedRun(null);
  const feed = await bring(["Nurse"], "another");

  expect(feed).toMatchObject({ failure: null, added: 1 });
  expect(await counts()).toEqual({ approved: 1 });
  expect(await db.$count(jobFeedRuns, eq(jobFeedRuns.state, "failed"))).toBe(1);
});

test("two large feeds at once write one after the other", async () => {
  const reports = await Promise.all([bring(many, "one"), bring(many, "two")]);
  const figures = reports.map(({ added, duplicates }) => [added, duplicates]).sort();
  expect(figures).toEqual([
    [0, MANY],
    [MANY, 0],
  ]);
  expect(await db.$count(employers)).toBe(1);
});
