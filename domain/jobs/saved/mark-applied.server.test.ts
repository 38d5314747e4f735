import { expect } from "vitest";
import { activityOf } from "#domain/activity/activity.queries.server.ts";
import { aSavedJob } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { moveSavedJob } from "./change-saved-job.server.ts";
import { markApplied } from "./mark-applied.server.ts";
import { findSavedJob } from "./saved-jobs.queries.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const appliedAt = new Date("2026-11-01T12:00:00Z");

test("a saved job moves on to applied since that day; one further along stays", async () => {
  const student = await aStudent();
  const { id: jobId } = await aSavedJob(student);
  await markApplied((await aStudent()).id, { jobId, appliedAt, now });
  expect(await findSavedJob(student.id, jobId, now)).toMatchObject({ stage: "saved" });
  await markApplied(student.id, { jobId, appliedAt, now });
  const applied = { stage: "applied", stageAt: appliedAt };
  expect(await findSavedJob(student.id, jobId, now)).toMatchObject(applied);
  await moveSavedJob(student.id, jobId, "interview", now);
  await markApplied(student.id, { jobId, appliedAt, now });
  expect(await findSavedJob(student.id, jobId, now)).toMatchObject({ stage: "interview" });
  const { rows } = await activityOf(student.id);
  expect(rows.map(({ kind, at }) => [kind, at])).toEqual([
    ["job-interview", now],
    ["job-applied", now],
  ]);
});
