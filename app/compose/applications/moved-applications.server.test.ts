import { expect } from "vitest";
import { activityOf } from "#domain/activity/activity.queries.server.ts";
import { applicationNews } from "#domain/applications/application-news.queries.server.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import { moveApplicant } from "#domain/applications/move-applicant.server.ts";
import { moveSavedJob } from "#domain/jobs/saved/change-saved-job.server.ts";
import { followApplication } from "#domain/jobs/saved/follow-application.server.ts";
import { markApplied } from "#domain/jobs/saved/mark-applied.server.ts";
import { saveJob } from "#domain/jobs/saved/save-job.server.ts";
import { findSavedJob } from "#domain/jobs/saved/saved-jobs.queries.server.ts";
import { aJobInside, anApplication } from "#test/application-factories.ts";
import { test } from "#test/database.ts";
import { anAuthor } from "#test/employer-factories.ts";
import { aStudent } from "#test/factories.ts";

const before = new Date("2026-11-15T08:00:00Z");
const now = new Date("2026-11-15T09:00:00Z");
const moving = { now, onMoved: followApplication };

async function anApplicationSent() {
  const { author, employer } = await anAuthor();
  const job = await aJobInside({ employerId: employer.id });
  const applicant = await aStudent();
  await saveJob(applicant.id, job.id, before);
  await markApplied(applicant.id, { jobId: job.id, appliedAt: before, now: before });
  const { id } = await anApplication({ job, applicant });
  const stage = async () => (await findSavedJob(applicant.id, job.id, now))?.stage;
  return { author, employer, job, applicant, id, stage };
}

test("an applicant who is moved reads it as news, and their saved job goes along", async () => {
  const { author, employer, job, applicant, id, stage } = await anApplicationSent();
  expect(await applicationNews(applicant.id, null)).toEqual([]);

  await moveApplicant(author, { jobId: job.id, id, to: "interview" }, moving);

  expect(await stage()).toBe("interview");
  expect(await applicationNews(applicant.id, before)).toEqual([
    {
      title: `Interview: ${job.title}, ${employer.name}`,
      words: "The employer would like to meet you.",
      href: applicationPaths.own(id),
    },
  ]);
  expect(await applicationNews(applicant.id, now)).toEqual([]);
  expect(await applicationNews((await aStudent()).id, before)).toEqual([]);
  const { rows } = await activityOf(applicant.id);
  expect(rows.map(({ kind }) => kind).sort()).toEqual([
    ...["application-interview", "application-sent", "job-applied", "job-saved"],
  ]);
});

test("an unsuccessful application closes the saved job, and one they closed stays closed", async () => {
  const { author, job, id, stage } = await anApplicationSent();
  await moveApplicant(author, { jobId: job.id, id, to: "unsuccessful" }, moving);
  expect(await stage()).toBe("closed");

  const other = await anApplicationSent();
  await moveSavedJob(other.applicant.id, other.job.id, "closed", now);
  const move = { jobId: other.job.id, id: other.id, to: "offer" as const };
  await moveApplicant(other.author, move, moving);
  expect(await other.stage()).toBe("closed");
});
