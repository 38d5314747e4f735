import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { jobAlertJobs, jobAlerts } from "#db/schema/job-alerts.ts";
import type { jobs } from "#db/schema/jobs.ts";
import { mails } from "#db/schema/platform.ts";
import { setSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { startSmtp } from "#test/smtp.ts";
import { performTasks } from "#test/tasks.ts";
import type { DigestProps } from "./digest.server.ts";
import { setSavedJobMail } from "./job-mails.server.ts";
import { makeAlert } from "./make-alert.server.ts";
import { changeAlert, listAlerts } from "./my-alerts.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";
import { stopJobMails } from "./unsubscribe.server.ts";

const made = new Date("2026-11-15T10:00:00Z");
/** Eight in the morning in London, day by day. */
const morning = (day: number) => new Date(Date.UTC(2026, 10, 15 + day, 8));
const afternoon = (day: number) => new Date(Date.UTC(2026, 10, 15 + day, 14));

const analysts = { board: "jobs", criteria: "q=analyst", frequency: "daily" } as const;
const leeds = { board: "jobs", criteria: "city=Leeds", frequency: "daily" } as const;

/** A job that came to the board in the afternoon of a day. */
function posted(day: number, title: string, given: Partial<typeof jobs.$inferInsert> = {}) {
  return aJob({ title, postedAt: afternoon(day), createdAt: afternoon(day), ...given });
}

async function digests() {
  const rows = await db
    .select({ to: mails.recipient, props: mails.props })
    .from(mails)
    .where(eq(mails.template, "job-alert"))
    .orderBy(mails.queuedAt);
  return rows.map(({ to, props }) => {
    const { groups } = props as DigestProps;
    return [to, ...groups.flatMap(({ jobs: found }) => found.map(({ title }) => title))];
  });
}

async function digestsProps() {
  const rows = await db.select({ props: mails.props }).from(mails);
  return rows.map(({ props }) => props as DigestProps);
}

test("new jobs come once, and a day without news brings no mail", async () => {
  const reader = await aStudent({ timeZone: "Europe/London" });
  await aJob({ title: "Old analyst", createdAt: new Date("2026-11-01T09:00:00Z") });
  await makeAlert(reader, analysts, made);
  await posted(0, "Data analyst");
  await posted(0, "Plumber");
  await startTestSearch();

  expect(await sendAlerts(new Date(morning(1).getTime() - 1))).toBe(0);
  expect(await sendAlerts(morning(1))).toBe(1);
  expect(await sendAlerts(morning(1))).toBe(0);
  expect(await sendAlerts(morning(2))).toBe(0);
  expect(await digests()).toEqual([[reader.email, "Data analyst"]]);
});

test("several alerts of one address make one mail, and a job they share stands in it once", async () => {
  const reader = await aStudent({ timeZone: "Europe/London" });
  await makeAlert(reader, analysts, made);
  await makeAlert(reader, leeds, made);
  await posted(0, "Data analyst");
  await posted(0, "Plumber");
  await startTestSearch();

  expect(await sendAlerts(morning(1))).toBe(1);
  expect(await digests()).toEqual([[reader.email, "Data analyst", "Plumber"]]);
});

test("two workers at once send one mail", async () => {
  const readers = [await aStudent(), await aStudent(), await aStudent()];
  for (const reader of readers) {
    await makeAlert(reader, analysts, made);
    await makeAlert(reader, leeds, made);
  }
  await posted(0, "Data analyst");
  await startTestSearch();

  const sent = await Promise.all([1, 2, 3].map(() => sendAlerts(morning(1))));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect((await digests()).map(([to]) => to).sort()).toEqual(
    readers.map(({ email }) => email).sort(),
  );
});

test("two zones of one address still make one mail a day, and nothing is lost", async () => {
  const reader = await aStudent({ timeZone: "Asia/Kolkata" });
  await makeAlert(reader, analysts, made);
  await makeAlert({ ...reader, timeZone: "Europe/London" }, leeds, made);
  await posted(0, "Data analyst");
  await posted(0, "Plumber");
  await startTestSearch();

  const inKolkata = new Date("2026-11-16T02:30:00Z");
  expect(await sendAlerts(inKolkata)).toBe(1);
  expect(await sendAlerts(morning(1))).toBe(0);
  expect(await sendAlerts(new Date("2026-11-17T02:30:00Z"))).toBe(0);
  expect(await sendAlerts(morning(2))).toBe(1);
  expect(await digests()).toEqual([
    [reader.email, "Data analyst"],
    [reader.email, "Plumber"],
  ]);
});

test("a weekly alert waits for its week and then tells all of it", async () => {
  const reader = await aStudent({ timeZone: "Europe/London" });
  await makeAlert(reader, { ...analysts, frequency: "weekly" }, made);
  await posted(0, "First analyst");
  await posted(5, "Second analyst");
  await startTestSearch();

  for (let day = 1; day < 7; day += 1) expect(await sendAlerts(morning(day))).toBe(0);
  expect(await sendAlerts(morning(7))).toBe(1);
  expect(await digests()).toEqual([[reader.email, "Second analyst", "First analyst"]]);
});

test("what closed before the mail is left out; an old advert that came by feed today is news", async () => {
  const reader = await aStudent({ timeZone: "Europe/London" });
  await makeAlert(reader, leeds, made);
  await posted(0, "Closed", { closesAt: new Date(morning(1).getTime() - 1) });
  await posted(0, "From a feed", { postedAt: new Date("2026-10-01T09:00:00Z") });
  await startTestSearch();

  await sendAlerts(morning(1));
  expect(await digests()).toEqual([[reader.email, "From a feed"]]);
});

test("paused, ended, unconfirmed and stopped alerts stay silent", async () => {
  const [paused, stopped, leaving] = [await aStudent(), await aStudent(), await aStudent()];
  for (const reader of [paused, stopped, leaving]) await makeAlert(reader, leeds, made);
  const [{ id } = { id: 0 }] = (await listAlerts(paused, 1)).rows;
  await changeAlert(paused, { alert: id, frequency: "never" }, made);
  await stopJobMails(stopped.email, made);
  await db
    .update(users)
    .set({ eraseAfter: morning(9) })
    .where(eq(users.id, leaving.id));
  await db.insert(jobAlerts).values({
    ...leeds,
    email: "guest@mail.example",
    name: "Leeds",
    timeZone: "Europe/London",
    since: made,
    nextAt: morning(1),
  });
  await posted(0, "Plumber");
  await startTestSearch();

  expect(await sendAlerts(morning(1))).toBe(0);
  expect(await digests()).toEqual([]);
});

test("anyone who wants no mail about saved jobs still gets the alerts they asked for", async () => {
  const reader = await aStudent({ timeZone: "Europe/London" });
  await makeAlert(reader, analysts, made);
  await setSavedJobMail(reader.email, { isOn: false }, made);
  await posted(0, "Data analyst");
  await startTestSearch();

  expect(await sendAlerts(morning(1))).toBe(1);
  expect(await digests()).toEqual([[reader.email, "Data analyst"]]);
});

test("the mail counts every new job, also those it has no room for", async () => {
  const reader = await aStudent({ timeZone: "Europe/London" });
  await makeAlert(reader, leeds, made);
  const { id: employerId } = await anEmployer();
  for (let count = 0; count < 75; count += 1) await posted(0, `Job ${count}`, { employerId });
  await startTestSearch();

  await sendAlerts(morning(1));
  const [digest] = await digestsProps();
  expect(digest?.total).toBe(75);
  expect(digest?.groups.map(({ jobs: shown, more }) => [shown.length, more])).toEqual([[10, 65]]);
});

test("where two searches may share jobs that were not fetched, no sum is claimed", async () => {
  const reader = await aStudent({ timeZone: "Europe/London" });
  await makeAlert(reader, leeds, made);
  await makeAlert(reader, { ...leeds, criteria: "country=gb" }, made);
  const { id: employerId } = await anEmployer();
  for (let count = 0; count < 75; count += 1) await posted(0, `Job ${count}`, { employerId });
  await startTestSearch();

  await sendAlerts(morning(1));
  expect((await digestsProps()).map(({ total }) => total)).toEqual([null]);
});

test("the mail goes to the account's address of today, over SMTP, with the way out in its headers", async () => {
  const smtp = await startSmtp();
  setSettings(testSettings({ smtpUrl: smtp.url }));
  const reader = await aStudent({ timeZone: "Europe/London" });
  await makeAlert({ ...reader, email: "former@mail.example" }, analysts, made);
  const employer = await anEmployer({ name: "Tarnside <Water>" });
  await posted(0, "Data analyst & more", { employerId: employer.id });
  await startTestSearch();

  await sendAlerts(morning(1));
  await performTasks();
  const { raw } = await smtp.nextMailTo(reader.email);
  expect(raw).toMatch(/^Subject: 1 new job: analyst\r$/m);
  expect(raw).toMatch(
    /^List-Unsubscribe:\s+<http:\/\/localhost:\d+\/unsubscribe-job-newsletter\/[^>\s]+>\r$/m,
  );
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(raw).toMatch(/^List-ID: /m);
  expect(smtp.received).toHaveLength(1);
  await smtp.stop();
});

test("where the index is away nothing is sent or skipped, and the next try sends it", async () => {
  const reader = await aStudent({ timeZone: "Europe/London" });
  await makeAlert(reader, analysts, made);
  await posted(0, "Data analyst");

  await expect(sendAlerts(morning(1))).rejects.toThrow();
  expect(await db.select().from(jobAlertJobs)).toEqual([]);
  await startTestSearch();
  expect(await sendAlerts(morning(1))).toBe(1);
});
