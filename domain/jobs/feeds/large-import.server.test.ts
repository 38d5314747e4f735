import { eq, gte, sql } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { db, pool } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobFeedRuns } from "#db/schema/job-feeds.ts";
import { jobs } from "#db/schema/jobs.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { findJobPage } from "../advert/job-page.server.ts";
import { countGroupsOf, listJobsOf } from "../posting/employer-jobs.queries.server.ts";
import { saveJob } from "../saved/save-job.server.ts";
import { importFeed } from "./import-feed.server.ts";
import type { NumberedJob } from "./plan-import.ts";
import { takeLease } from "./run-lease.server.ts";
import { settleStoppedRuns } from "./settle-runs.server.ts";
import { storeIncoming } from "./write-feed-jobs.server.ts";

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
  await pool().query(`
    create table seen_at_decision (state text, total int);
    create function look_at_jobs() returns trigger language plpgsql as $$
    begin
      if new.decided_at is not null and old.decided_at is null then
        insert into seen_at_decision select state, count(*) from jobs group by state;
      end if;
      return new;
    end $$;
    create trigger look_at_jobs before update on job_feed_runs for each row execute function look_at_jobs()`);
  onTestFinished(async () => {
    await pool().query(
      "drop trigger look_at_jobs on job_feed_runs; drop function look_at_jobs(); drop table seen_at_decision",
    );
  });
  await bring(many);

  const { rows } = await pool().query("select state, total from seen_at_decision");
  expect(rows).toEqual([{ state: "incoming", total: MANY }]);
  expect(await counts()).toEqual({ approved: MANY });
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

const porter: Omit<NumberedJob, "employerId"> = {
  ...{ key: "n2", slug: "night-porter-n2", employerName: "Halden Rowe", title: "Night porter" },
  ...{ summary: "", descriptionHtml: "", country: "gb", city: "Leeds", placeText: "Leeds" },
  ...{ remote: "on-site", sector: "other", jobType: "full-time", level: "entry" },
  ...{ hoursPerWeek: null, pay: null, sponsorship: "unsaid", applyUrl: null, applyEmail: null },
  ...{ postedAt: null, closesAt: null, closesZone: "Europe/London", waits: null, isHeld: false },
  ...{ sameJobWords: "night porter", sameJobKey: "1/night porter", contentHash: "1" },
};

async function aStoppedRun(decidedAt: Date | null): Promise<number> {
  const stopped = { source: "large", format: "csv", state: "running", startedAt: now } as const;
  const [run] = await db
    .insert(jobFeedRuns)
    .values({ ...stopped, decidedAt, added: 2, leasedUntil: new Date("2020-01-01T00:00:00Z") })
    .returning({ id: jobFeedRuns.id });
  const waiting = { source: "large", state: "incoming", incomingRunId: run!.id } as const;
  await aJob({ ...waiting, externalKey: "n0" });
  await aJob({ ...waiting, externalKey: "n1" });
  return run!.id;
}

test("a run that was decided when its process stopped is brought to its end", async () => {
  const id = await aStoppedRun(now);
  const before = new Date();
  await settleStoppedRuns();

  expect(await counts()).toEqual({ approved: 2 });
  // Stored long ago, but new from now on: alerts look for what came since they last did.
  expect(await db.$count(jobs, gte(jobs.createdAt, before))).toBe(2);
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

test("a process that stood still until its run was settled for it stores no more", async () => {
  const runId = await aStoppedRun(null);
  await settleStoppedRuns();

  const written = { source: "large", feedId: null, now, runId };
  const { id: employerId } = await anEmployer();
  await expect(storeIncoming([{ ...porter, employerId }], written)).rejects.toThrow("was ended");
  await expect(takeLease(runId)).rejects.toThrow("was ended");
  expect(await counts()).toEqual({});
});

test("jobs of a run that was removed with its feed, or ended before they were deleted, go too", async () => {
  const removed = await aStoppedRun(null);
  await db.delete(jobFeedRuns).where(eq(jobFeedRuns.id, removed));
  await settleStoppedRuns();
  expect(await counts()).toEqual({});

  const ended = await aStoppedRun(null);
  await db.update(jobFeedRuns).set({ state: "failed" }).where(eq(jobFeedRuns.id, ended));
  await settleStoppedRuns();
  expect(await counts()).toEqual({});
});

test("a run that is at work is left alone, and nobody else takes its turn", async () => {
  const runId = await aStoppedRun(null);
  const later = new Date(Date.now() + 60_000);
  await db.update(jobFeedRuns).set({ leasedUntil: later }).where(eq(jobFeedRuns.id, runId));
  await settleStoppedRuns();

  expect(await counts()).toEqual({ incoming: 2 });
  const [other] = await db
    .insert(jobFeedRuns)
    .values({ source: "other", format: "csv", state: "running", startedAt: now })
    .returning({ id: jobFeedRuns.id });
  expect(await takeLease(other!.id)).toBe(false);
  expect(await takeLease(runId)).toBe(true);
});

test("neither readers nor its employer find a job that is still coming in", async () => {
  await aStoppedRun(null);
  const [job] = await db.select().from(jobs);
  expect(await findJobPage(job!.slug, now)).toBeNull();
  const mine = await listJobsOf(job!.employerId, { group: "all", page: 1 }, now);
  expect(mine).toMatchObject({ total: 0, rows: [] });
  expect(await countGroupsOf(job!.employerId, now)).toMatchObject({ all: 0, ended: 0 });
  const saver = await aStudent();
  expect(await saveJob(saver.id, job!.id, now)).toEqual({ ok: false, error: "not-found" });
});
