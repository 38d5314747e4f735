import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { hiddenJobs } from "#db/schema/job-choices.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { activityOf } from "#domain/activity/activity.queries.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { hiddenAmong, listHidden } from "./hidden-jobs.queries.server.ts";
import { hideJob, showJob } from "./hide-job.server.ts";

const now = new Date("2026-11-16T09:00:00Z");
const later = new Date("2026-11-16T10:00:00Z");

test("a hidden job is hidden for its reader alone, and comes back", async () => {
  const [one, other] = [await aStudent(), await aStudent()];
  const [first, second] = [await aJob({ title: "First" }), await aJob({ title: "Second" })];
  const ids = [first.id, second.id];

  await hideJob(one.id, first.id, now);
  await hideJob(one.id, first.id, now);
  await hideJob(one.id, second.id, later);

  expect([...(await hiddenAmong(one.id, ids))].sort()).toEqual(ids.sort());
  expect([...(await hiddenAmong(other.id, ids))]).toEqual([]);
  const { rows, total } = await listHidden(one.id, 1, later);
  expect(rows.map(({ title }) => title)).toEqual(["Second", "First"]);
  expect(total).toBe(2);

  expect(await showJob(other.id, first.id)).toMatchObject({ error: "not-found" });
  expect(await showJob(one.id, first.id)).toMatchObject({ value: { title: "First" } });
  expect([...(await hiddenAmong(one.id, ids))]).toEqual([second.id]);
});

test("only a live job can be hidden, and it is written down once", async () => {
  const student = await aStudent();
  const waiting = await aJob({ state: "waiting" });
  const job = await aJob();

  expect(await hideJob(student.id, waiting.id, now)).toMatchObject({ error: "not-found" });
  await hideJob(student.id, job.id, now);

  expect((await activityOf(student.id)).rows).toMatchObject([
    { kind: "job-hidden", thing: "job", thingId: String(job.id) },
  ]);
});

test("what somebody hid is in their data, and goes with their account", async () => {
  const student = await aStudent();
  const job = await aJob();
  await hideJob(student.id, job.id, now);

  const mine = await exportMyData(student.id, now);
  expect(mine?.tables.hidden_jobs).toMatchObject([{ job_id: job.id }]);

  await db.delete(users).where(eq(users.id, student.id));
  expect(await db.$count(hiddenJobs)).toBe(0);
});
