import { expect } from "vitest";
import type { SearchDocument } from "#search/contract.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { jobsSource, sweepExpiredJobs } from "./search-source.server.ts";

/** Reads everything, and what was written just before: that may come twice. */
async function upToDate(source: ReturnType<typeof jobsSource>) {
  const read: SearchDocument[] = [];
  const start = await source.readAll(async (documents) => void read.push(...documents));
  const { position } = (await source.readChanges(start))!;
  return { ids: read.map(({ id }) => id), position };
}

const hours = (count: number) => new Date(Date.UTC(2031, 2, 1, 9) + count * 3600_000);

// @both-engines: the index is fed from the outbox.
test("a job that has run out leaves the index after the night's sweep, and one that runs on stays", async () => {
  const ended = await aJob({ closesAt: hours(5) });
  const open = await aJob({ closesAt: hours(500) });
  let now = hours(0);
  const source = jobsSource(() => now);
  const { ids, position } = await upToDate(source);
  expect(ids).toEqual([open.id, ended.id]);

  now = hours(18);
  await sweepExpiredJobs(now);
  expect(await source.readChanges(position)).toMatchObject({ changed: [], gone: [ended.id] });
});

test("jobs that ran out long ago are not swept night after night", async () => {
  await aJob({ closesAt: hours(-100) });
  const source = jobsSource(() => hours(0));
  const { position } = await upToDate(source);
  await sweepExpiredJobs(hours(0));
  expect(await source.readChanges(position)).toMatchObject({ changed: [], gone: [] });
});
