import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { jobAlertJobs, jobAlerts } from "#db/schema/job-alerts.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { retentionDays } from "#rules/retention.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { readBoardSearch } from "../board/board.ts";
import { rememberSearch } from "../board/recent-searches.server.ts";
import { deleteOldJobRows } from "../delete-old-job-rows.server.ts";
import { saveJob } from "../saved/save-job.server.ts";
import { makeAlert } from "./make-alert.server.ts";
import { eraseJobMailRows, jobMailRowsOf } from "./personal-data.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000);

const aGuestsAlert = (given: Partial<typeof jobAlerts.$inferInsert> = {}) => ({
  email: "ada@mail.example",
  name: "law",
  board: "jobs" as const,
  criteria: "q=law",
  frequency: "daily" as const,
  timeZone: "Europe/London",
  confirmedAt: now,
  since: now,
  nextAt: now,
  ...given,
});

async function somebodyWithJobs() {
  const reader = await aStudent({ email: "ada@mail.example", eraseAfter: daysAgo(1) });
  const job = await aJob();
  await saveJob(reader.id, job.id, now);
  await makeAlert(reader, { board: "jobs", criteria: "q=data", frequency: "daily" }, now);
  await rememberSearch(reader.id, readBoardSearch("jobs", new URLSearchParams("q=data")), now);
  await db.insert(jobAlerts).values(aGuestsAlert({ email: "Ada@mail.example" }));
  await db
    .insert(jobAlertJobs)
    .values({ emailKey: "ada@mail.example", jobId: job.id, sentAt: now });
  return reader;
}

test("the export holds saved jobs, searches and alerts, a guest's of the same address too", async () => {
  const reader = await somebodyWithJobs();
  const mine = await exportMyData(reader.id, now, [jobMailRowsOf]);
  expect(mine?.tables.saved_jobs).toHaveLength(1);
  expect(mine?.tables.recent_searches).toHaveLength(1);
  expect(mine?.tables.job_alerts).toHaveLength(1);
  expect(mine?.tables.job_alerts_of_address).toHaveLength(2);
  expect(mine?.tables.job_alert_jobs).toHaveLength(1);
});

test("erasing an account takes all of it, and nobody else's", async () => {
  const reader = await somebodyWithJobs();
  const other = await aStudent();
  await makeAlert(other, { board: "jobs", criteria: "", frequency: "daily" }, now);
  await eraseAccounts(now, [eraseJobMailRows]);

  expect(await db.select({ id: users.id }).from(users).where(eq(users.id, reader.id))).toEqual([]);
  expect(await db.select({ userId: jobAlerts.userId }).from(jobAlerts)).toEqual([
    { userId: other.id },
  ]);
  expect(await db.select().from(savedJobs)).toEqual([]);
  expect(await db.select().from(jobAlertJobs)).toEqual([]);
});

test("alerts nobody confirmed, ended alerts and old lists of what was sent go after their days", async () => {
  const job = await aJob();
  await db.insert(jobAlerts).values([
    aGuestsAlert({ name: "running", createdAt: daysAgo(900) }),
    aGuestsAlert({
      name: "never confirmed",
      criteria: "a",
      confirmedAt: null,
      createdAt: daysAgo(retentionDays.unconfirmedJobAlerts + 1),
    }),
    aGuestsAlert({ name: "asked just now", criteria: "b", confirmedAt: null, createdAt: now }),
    aGuestsAlert({ name: "ended", endedAt: daysAgo(retentionDays.endedJobAlerts + 1) }),
  ]);
  await db.insert(jobAlertJobs).values([
    { emailKey: "old", jobId: job.id, sentAt: daysAgo(retentionDays.sentJobAlerts + 1) },
    { emailKey: "new", jobId: job.id, sentAt: daysAgo(retentionDays.sentJobAlerts - 1) },
  ]);
  await deleteOldJobRows(now);

  const left = await db.select({ name: jobAlerts.name }).from(jobAlerts).orderBy(jobAlerts.id);
  expect(left.map(({ name }) => name)).toEqual(["running", "asked just now"]);
  expect(await db.select({ key: jobAlertJobs.emailKey }).from(jobAlertJobs)).toEqual([
    { key: "new" },
  ]);
});
