import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { type SavedStage, savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { listNotices } from "./notices.queries.server.ts";
import {
  listOpenJobs,
  listSavedJobs,
  SAVED_PAGE_SIZE,
  summariseStages,
} from "./saved-jobs.queries.server.ts";
import { listNextSaved } from "./saved-summary.queries.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);
/** Their names end with the employer's. */
const titlesIn = (lines: { name: string }[]) => lines.map(({ name }) => name.split(", ")[0]);
const titles = (saved: { card: { title: string } }[]) => saved.map(({ card }) => card.title);

type Kept = { closesIn?: number; dateIn?: number; stageIn?: number };

async function keep(userId: string, title: string, stage: SavedStage, kept: Kept = {}) {
  const { closesIn, dateIn, stageIn = 0 } = kept;
  const closesAt = closesIn === undefined ? null : inDays(closesIn);
  const job = await aJob({ title, closesAt });
  const dateAt = dateIn === undefined ? null : inDays(dateIn);
  const row = { userId, jobId: job.id, stage, dateAt, savedAt: now, stageAt: inDays(stageIn) };
  await db.insert(savedJobs).values(row);
  return job.id;
}

test("all open stages are listed at once, each in its own order, and nobody else's", async () => {
  const { id } = await aStudent();
  await keep(id, "no day", "saved");
  await keep(id, "later", "saved", { closesIn: 9 });
  await keep(id, "ended", "saved", { closesIn: -1 });
  await keep(id, "soon", "saved", { closesIn: 2 });
  await keep(id, "aside", "closed");
  await keep(id, "applied first", "applied", { stageIn: -3 });
  await keep(id, "applied last", "applied", { stageIn: -1 });
  await keep(id, "met", "interview", { dateIn: -2 });
  await keep(id, "meets later", "interview", { dateIn: 4, closesIn: 1 });
  await keep(id, "meets soon", "interview", { dateIn: 1, closesIn: 8 });
  await keep((await aStudent()).id, "somebody else's", "saved");

  expect(titles(await listOpenJobs(id, now))).toEqual([
    ...["soon", "later", "no day", "ended"],
    ...["applied last", "applied first"],
    ...["meets soon", "meets later", "met"],
  ]);
  expect(await summariseStages(id, now)).toEqual({
    counts: { saved: 4, applied: 2, interview: 3, offer: 0, closed: 1 },
    closings: [inDays(2), inDays(9)],
  });
});

test("no stage lists more than a page, however many it has, and the next page goes on", async () => {
  const { id } = await aStudent();
  const employerId = (await anEmployer()).id;
  const many = SAVED_PAGE_SIZE + 1;
  const ids: number[] = [];
  for (let day = 1; day <= many; day++) {
    ids.push((await aJob({ employerId, closesAt: inDays(day) })).id);
  }
  const rows = ids.map((jobId) => ({ userId: id, jobId, savedAt: now, stageAt: now }));
  await db.insert(savedJobs).values(rows);
  await keep(id, "applied", "applied");

  const open = await listOpenJobs(id, now);
  expect(open.filter(({ stage }) => stage === "saved")).toHaveLength(SAVED_PAGE_SIZE);
  expect(open.at(-1)?.card.title).toBe("applied");
  const next = await listSavedJobs(id, { stage: "saved", page: 2 }, now);
  expect(next.map(({ card }) => card.id)).toEqual(ids.slice(SAVED_PAGE_SIZE));
});

test("what comes next is the soonest to close and the soonest dates, no more than asked", async () => {
  const { id } = await aStudent();
  await keep(id, "closes third", "saved", { closesIn: 3 });
  await keep(id, "closes first", "saved", { closesIn: 1, dateIn: 5 });
  await keep(id, "closes second", "saved", { closesIn: 2, dateIn: -1 });
  await keep(id, "meets last", "interview", { dateIn: 9 });
  await keep(id, "meets first", "offer", { dateIn: 2 });
  await keep(id, "put aside", "closed", { dateIn: 1 });

  const next = await listNextSaved(id, { jobs: 2, dates: 2 }, now);
  expect(titlesIn(next.jobs)).toEqual(["closes first", "closes second"]);
  expect(titlesIn(next.dated)).toEqual(["meets first", "closes first"]);
  expect(next.counts).toEqual({ saved: 3, applied: 0, interview: 1, offer: 1, closed: 1 });
  const none = { saved: 0, applied: 0, interview: 0, offer: 0, closed: 0 };
  expect(await listNextSaved((await aStudent()).id, { jobs: 2, dates: 2 }, now)).toEqual({
    jobs: [],
    dated: [],
    counts: none,
  });
});

test("news are the notices of jobs still saved that were not put aside", async () => {
  const { id } = await aStudent();
  const jobId = await keep(id, "saved", "saved");
  const unsaved = await aJob();
  const notice = { userId: id, kind: "closing" as const, createdAt: now };
  await db.insert(savedJobNotices).values([
    { ...notice, jobId, key: "1" },
    { ...notice, jobId, key: "2", dismissedAt: now },
    { ...notice, jobId: unsaved.id, key: "3" },
  ]);

  expect(await listNotices(id, now)).toMatchObject([{ kind: "closing", card: { id: jobId } }]);
  expect(await listNotices((await aStudent()).id, now)).toEqual([]);
});
