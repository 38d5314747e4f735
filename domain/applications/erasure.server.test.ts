import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import {
  applicationDocuments,
  applicationDrafts,
  applicationMessages,
  applications,
} from "#db/schema/applications.ts";
import { files } from "#db/schema/files.ts";
import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { removeUnusedFiles } from "#platform/files/collect-files.server.ts";
import { retentionDays } from "#rules/retention.ts";
import { aJobInside, anApplication } from "#test/application-factories.ts";
import { test } from "#test/database.ts";
import { anAuthor } from "#test/employer-factories.ts";
import { aStudent } from "#test/factories.ts";
import { answerApplicant } from "./answer-applicant.server.ts";
import { eraseOldApplications } from "./erase-applications.server.ts";
import { saveDraft } from "./save-draft.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000);
const over = retentionDays.applications;

test.for([
  ["closed by its day, a day too long ago", { closesAt: daysAgo(over + 1) }, 0],
  ["closed by its day, a day less", { closesAt: daysAgo(over - 1) }, 1],
  ["closed by its employer long ago", { state: "closed", closedAt: daysAgo(over + 1) }, 0],
  ["closed by its employer of late", { state: "closed", closedAt: daysAgo(over - 1) }, 1],
  ["taken down long ago", { state: "declined", closedAt: daysAgo(over + 1) }, 0],
  ["open", { closesAt: new Date("2027-01-01T00:00:00Z") }, 1],
  ["open without a day", {}, 1],
] as const)("an application for a job %s", async ([, given, left]) => {
  const { id, fileId } = await anApplication({ now: daysAgo(over + 20) });
  await db.update(applications).set({ jobId: (await aJobInside(given)).id });

  expect(await eraseOldApplications(now)).toBe(1 - left);

  expect(await db.$count(applications, eq(applications.id, id))).toBe(left);
  expect(await db.$count(applicationDocuments)).toBe(left);
  expect(await db.$count(files, eq(files.id, fileId))).toBe(left);
});

test("an application goes after a year, whether its job ever closed or not", async () => {
  const job = await aJobInside({ postedAt: new Date("2025-01-01T09:00:00Z") });
  await anApplication({ job, now: daysAgo(retentionDays.applicationsAtMost + 1) });
  await anApplication({ job, now: daysAgo(retentionDays.applicationsAtMost - 1) });
  expect(await eraseOldApplications(now)).toBe(1);
  expect(await db.$count(applications)).toBe(1);
});

test("an application that was begun and left goes too", async () => {
  const [student, job] = [await aStudent(), await aJobInside()];
  const save = (days: number) => saveDraft(student.id, job.id, { values: {}, now: daysAgo(days) });
  await save(retentionDays.applicationDrafts - 1);
  await eraseOldApplications(now);
  expect(await db.$count(applicationDrafts)).toBe(1);
  await save(retentionDays.applicationDrafts + 1);
  await eraseOldApplications(now);
  expect(await db.$count(applicationDrafts)).toBe(0);
});

test("with the account everything goes at once, and its files the same night", async () => {
  const { employer, author } = await anAuthor();
  const job = await aJobInside({ employerId: employer.id });
  const { id, applicant, fileId } = await anApplication({ job });
  const answer = { jobId: job.id, id, body: "Come on Monday.", employer: employer.name };
  await answerApplicant(author, answer, { now });
  await db.update(users).set({ eraseAfter: now }).where(eq(users.id, applicant.id));

  expect(await eraseAccounts(now)).toBe(1);

  for (const table of [applications, applicationDocuments, applicationMessages])
    expect(await db.$count(table)).toBe(0);
  await removeUnusedFiles(new Date(Date.now() + 2 * 24 * 3600_000));
  expect(await db.$count(files, eq(files.id, fileId))).toBe(0);
});

test("my data holds what was sent, its PDF and the employer's words, and not who wrote them", async () => {
  const { employer, author, person } = await anAuthor();
  const job = await aJobInside({ employerId: employer.id });
  const { id, applicant } = await anApplication({ job });
  const answer = { jobId: job.id, id, body: "Come on Monday.", employer: employer.name };
  await answerApplicant(author, answer, { now });

  const mine = await exportMyData(applicant.id, now);
  expect(mine?.tables).toMatchObject({
    applications: [{ answers: [{ answer: "It is wet." }] }],
    application_documents: [{ file: expect.stringMatching(/^data:application\/pdf;base64,/) }],
    application_messages: [{ body: "Come on Monday." }],
  });
  expect(JSON.stringify(mine)).not.toContain(person.id);

  const theirs = await exportMyData(person.id, now);
  expect(JSON.stringify(theirs)).not.toContain(applicant.id);
  expect(theirs?.mentions).toMatchObject({ "application_messages.by_id": 1 });
});
