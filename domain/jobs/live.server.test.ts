import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { liveJobs } from "./live.server.ts";
import { isLive, type JobState } from "./live.ts";

const now = new Date("2031-03-01T09:00:00.000Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const states: JobState[] = [
  "draft",
  "waiting",
  "approved",
  "sent-back",
  "declined",
  "closed",
  "incoming",
];

test("code and database agree on which jobs are live, to the millisecond", async () => {
  const employerId = (await anEmployer()).id;
  for (const state of states) {
    for (const postedAt of [before, now, after]) {
      for (const closesAt of [null, before, now, after]) {
        await aJob({ employerId, state, postedAt, closesAt });
      }
    }
  }

  const all = await db.select().from(jobs);
  const live = await db.select({ id: jobs.id }).from(jobs).where(liveJobs(now)).orderBy(jobs.id);

  const expected = all.filter((job) => isLive(job, now)).map(({ id }) => id);
  expect(live.map(({ id }) => id)).toEqual(expected.sort((a, b) => a - b));
  expect(expected).toHaveLength(4);
});
