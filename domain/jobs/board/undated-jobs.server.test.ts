import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobFeedRuns } from "#db/schema/job-feeds.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { importFeed } from "../feeds/import-feed.server.ts";
import { openIncoming } from "../feeds/incoming-jobs.server.ts";
import { findCards } from "../jobs.queries.server.ts";
import { findBoardPage } from "./board.server.ts";
import { readBoardSearch } from "./board.ts";

const now = new Date("2026-11-15T09:00:00Z");

const feed = [
  "id,title,company,location,url,date posted",
  '1,Undated,Halden Rowe,"Leeds, UK",https://jobs.example.org/1,',
  '2,Dated,Halden Rowe,"Leeds, UK",https://jobs.example.org/2,2026-11-14',
].join("\n");

test("a job whose feed gives no day is not newer than those that give one", async () => {
  await aJob({ title: "Old", postedAt: new Date("2026-09-01T09:00:00Z") });
  await importFeed({
    ...{ format: "csv", source: "one", feedId: null, employerName: null, country: null },
    ...{ from: { bytes: Buffer.from(feed) }, force: false, now, ensureEmployers },
  });
  await startTestSearch();
  const ask = (query: string) =>
    findBoardPage(readBoardSearch("jobs", new URLSearchParams(query)), now);

  const { cards, posted } = await ask("");
  expect(cards.map(({ title, isUndated }) => [title, isUndated])).toEqual([
    ["Dated", false],
    ["Old", false],
    ["Undated", true],
  ]);
  expect(posted.map(({ count }) => count)).toEqual([0, 1, 1, 1, 1]);
  expect((await ask("posted=30")).cards.map(({ title }) => title)).toEqual(["Dated"]);
});

test("a large import is told apart in the same way when its jobs are opened", async () => {
  const [run] = await db
    .insert(jobFeedRuns)
    .values({ source: "large", format: "csv", state: "running", startedAt: now, decidedAt: now })
    .returning({ id: jobFeedRuns.id });
  const stored = { source: "large", state: "incoming", incomingRunId: run!.id } as const;
  const dated = await aJob({ ...stored, externalKey: "a", createdAt: now });
  const undated = await aJob({ ...stored, externalKey: "b", createdAt: now, postedAt: now });
  await openIncoming(run!.id);

  const cards = await findCards([dated.id, undated.id], new Date());
  expect(cards.map(({ isUndated }) => isUndated)).toEqual([false, true]);
});
