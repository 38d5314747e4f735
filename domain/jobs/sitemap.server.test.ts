import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { listSitemapParts, readSitemapPart } from "./sitemap.queries.server.ts";

const now = new Date("2031-03-01T09:00:00Z");

async function pathsOf(part: number): Promise<string[]> {
  const paths: string[] = [];
  for await (const batch of readSitemapPart(part, now))
    paths.push(...batch.map(({ path }) => path));
  return paths;
}

test("the sitemap names live jobs only, each on its own board", async () => {
  await aJob({ slug: "weaver" });
  await aJob({ slug: "barista", jobType: "part-time" });
  await aJob({ slug: "over", closesAt: now });
  await aJob({ slug: "draft", state: "draft" });

  expect(await pathsOf(1)).toEqual(["/jobs/weaver", "/part-time-jobs/barista"]);
});

test("parts are ranges of ids, with the day of their last change; empty ones are left out", async () => {
  const { id: employerId } = await anEmployer();
  const old = new Date("2031-01-01T00:00:00Z");
  const young = new Date("2031-02-01T00:00:00Z");
  await aJob({ employerId, slug: "first", updatedAt: young });
  await aJob({ employerId, slug: "second", updatedAt: old });
  await db.execute(sql`alter sequence jobs_id_seq restart with 100000`);
  await aJob({ employerId, slug: "last-of-two", updatedAt: old });
  await aJob({ employerId, slug: "first-of-three", updatedAt: young });

  expect(await listSitemapParts(now)).toEqual([
    { part: 1, changedAt: young },
    { part: 2, changedAt: old },
    { part: 3, changedAt: young },
  ]);
  expect(await pathsOf(2)).toEqual(["/jobs/last-of-two"]);
  expect(await pathsOf(3)).toEqual(["/jobs/first-of-three"]);
  expect(await pathsOf(4)).toEqual([]);
});

test("more jobs than are read at once are all named, none twice", async () => {
  const { id: employerId } = await anEmployer();
  await db.execute(sql`
    insert into jobs (slug, employer_id, title, country, remote, sector, job_type, level, posted_at, state, same_job_key)
    select 'job-' || n, ${employerId}, 'Job', 'gb', 'on-site', 'other', 'full-time', 'entry', '2031-01-01', 'approved', ''
    from generate_series(1, 2500) as n`);

  const paths = await pathsOf(1);
  expect(paths).toHaveLength(2500);
  expect(new Set(paths).size).toBe(2500);
});
