import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { mails } from "#db/schema/platform.ts";
import { savedJobNotices } from "#db/schema/saved-jobs.ts";
import { setSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import { aStudent, lastMailTo } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startSmtp } from "#test/smtp.ts";
import { performTasks } from "#test/tasks.ts";
import { setSavedJobMail } from "../alerts/job-mails.server.ts";
import { dismissNotices, moveSavedJob } from "./change-saved-job.server.ts";
import { mailNotices } from "./mail-notices.server.ts";
import { noticeChanges } from "./notice-changes.server.ts";
import { noticeView } from "./notice-view.server.ts";
import { listNotices } from "./notices.queries.server.ts";
import { saveJob } from "./save-job.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const weekAgo = inHours(-7 * 24);

const kinds = async (userId: string, at = now) =>
  (await listNotices(userId, at)).map(({ kind }) => kind);

async function look(at: Date) {
  await noticeChanges(at);
  await mailNotices(at);
}

test("a job that closed, by its time or by its employer, is told once", async () => {
  const { id } = await aStudent();
  const byTime = await aJob({ closesAt: inHours(1) });
  const byEmployer = await aJob({ closesAt: inHours(500) });
  for (const job of [byTime, byEmployer]) await saveJob(id, job.id, now);
  await db
    .update(jobs)
    .set({ state: "closed", closedAt: inHours(2) })
    .where(eq(jobs.id, byEmployer.id));

  await look(inHours(3));
  await look(inHours(4));
  // Closed for good after its time had passed: no second piece of news.
  await db
    .update(jobs)
    .set({ state: "closed", closedAt: inHours(5) })
    .where(eq(jobs.id, byTime.id));
  await look(inHours(6));

  expect(await kinds(id)).toEqual(["closed", "closed"]);
  expect(await db.select({ id: mails.id }).from(mails)).toHaveLength(1);
});

test("anyone who has applied is not told that a closing time passed, but that an advert was taken off", async () => {
  const { id } = await aStudent();
  const passed = await aJob({ closesAt: inHours(1) });
  const takenOff = await aJob({ closesAt: inHours(500) });
  for (const job of [passed, takenOff]) {
    await saveJob(id, job.id, now);
    await moveSavedJob(id, job.id, "applied", now);
  }
  await db
    .update(jobs)
    .set({ state: "closed", closedAt: inHours(2) })
    .where(eq(jobs.id, takenOff.id));
  await look(inHours(3));

  const notices = await listNotices(id, inHours(3));
  expect(notices.map(({ card, kind }) => [card.id, kind])).toEqual([[takenOff.id, "closed"]]);
});

test("two days before it closes its reader is told, unless they saved it since or have applied", async () => {
  const { id } = await aStudent();
  const soon = await aJob({ closesAt: inHours(40) });
  const later = await aJob({ closesAt: inHours(60) });
  const applied = await aJob({ closesAt: inHours(40) });
  for (const job of [soon, later, applied]) await saveJob(id, job.id, weekAgo);
  await moveSavedJob(id, applied.id, "applied", weekAgo);
  const justSaved = await aJob({ closesAt: inHours(30) });
  await saveJob(id, justSaved.id, now);
  await look(now);

  const notices = await listNotices(id, now);
  expect(notices.map(({ card, kind }) => [card.id, kind])).toEqual([[soon.id, "closing"]]);
});

test("an employer that leaves the register is told with before and after; its return is news again", async () => {
  const student = await aStudent({ timeZone: "Asia/Kolkata" });
  const employer = await anEmployer({
    name: "Ostler Bay Foods",
    sponsorStatus: "licensed",
    sponsorAsOf: "2026-11-02",
  });
  const job = await aJob({ employerId: employer.id, title: "Food scientist" });
  await saveJob(student.id, job.id, weekAgo);
  await look(now);
  expect(await kinds(student.id)).toEqual([]);

  const setStatus = (sponsorStatus: string, sponsorAsOf: string) =>
    db.update(employers).set({ sponsorStatus, sponsorAsOf }).where(eq(employers.id, employer.id));
  await setStatus("not_found", "2026-11-14");
  await look(now);
  await look(inHours(1));
  const [left] = await listNotices(student.id, now);
  expect(left).toMatchObject({ kind: "licence", before: "licensed", after: "not_found" });
  const mail = await lastMailTo(student.email);
  expect(JSON.stringify(mail?.props)).toContain("Ostler Bay Foods is no longer found");
  expect(JSON.stringify(mail?.props)).toContain("ask before you withdraw");

  await setStatus("possible_match", "2026-11-15");
  await look(inHours(2));
  expect(await kinds(student.id)).toEqual(["licence"]);

  await setStatus("licensed", "2026-11-16");
  await look(inHours(30));
  expect(await kinds(student.id)).toEqual(["licence", "licence"]);
  expect(await db.select({ id: mails.id }).from(mails)).toHaveLength(2);
});

test("however much happened, one mail a person tells it, with the headers of a list", async () => {
  const smtp = await startSmtp();
  setSettings(testSettings({ smtpUrl: smtp.url }));
  const [one, other] = [await aStudent(), await aStudent()];
  for (let count = 0; count < 3; count += 1) {
    const job = await aJob({ closesAt: inHours(20) });
    for (const { id } of [one, other]) await saveJob(id, job.id, weekAgo);
  }
  await Promise.all([look(now), look(now)]);
  await performTasks();

  const { raw } = await smtp.nextMailTo(one.email);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(raw).toMatch(/^List-Unsubscribe:\s+<http/m);
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual([one.email, other.email].sort());
  await smtp.stop();
});

test("anyone who stopped job mails reads the news on the page only", async () => {
  const student = await aStudent();
  const job = await aJob({ closesAt: inHours(20) });
  await saveJob(student.id, job.id, weekAgo);
  await setSavedJobMail(student.email.toUpperCase(), { isOn: false }, now);
  await look(now);

  expect(await kinds(student.id)).toEqual(["closing"]);
  expect(await lastMailTo(student.email)).toBeUndefined();

  const notices = await db.select({ id: savedJobNotices.id }).from(savedJobNotices);
  const ids = notices.map(({ id }) => id);
  await dismissNotices((await aStudent()).id, ids, now);
  expect(await kinds(student.id)).toEqual(["closing"]);
  await dismissNotices(student.id, ids, now);
  expect(await kinds(student.id)).toEqual([]);
});

test("a job our staff took down is told once to everybody who kept it, without a link and without blame", async () => {
  const [saver, applicant] = [await aStudent(), await aStudent()];
  const employer = await anEmployer({ name: "Ostler Bay Foods" });
  const job = await aJob({ employerId: employer.id, title: "Food scientist" });
  for (const { id } of [saver, applicant]) await saveJob(id, job.id, weekAgo);
  await moveSavedJob(applicant.id, job.id, "applied", weekAgo);
  await db.update(jobs).set({ state: "declined", closedAt: now }).where(eq(jobs.id, job.id));
  await look(inHours(1));
  await look(inHours(2));

  for (const { id, email } of [saver, applicant]) {
    expect(await kinds(id)).toEqual(["taken-down"]);
    const [notice] = await listNotices(id, now);
    const view = noticeView(notice!, { now, timeZone: null });
    expect(view).toMatchObject({ title: "Food scientist is no longer on the board", href: null });
    expect(view.words).toMatch(/^We took this advert down/);
    expect(view.words).not.toContain("Ostler Bay Foods");
    expect((await lastMailTo(email))?.template).toBe("saved-jobs-changed");
  }
  expect(await db.select({ id: mails.id }).from(mails)).toHaveLength(2);
});

test("more news than a mail holds is told by the next one: nothing is marked that was not told", async () => {
  const student = await aStudent();
  const { id: employerId } = await anEmployer();
  for (let count = 0; count < 34; count += 1) {
    const job = await aJob({ employerId, closesAt: inHours(20) });
    await saveJob(student.id, job.id, weekAgo);
  }
  await look(now);
  await look(inHours(0.25));
  await look(inHours(0.5));

  const told = await db.select({ props: mails.props }).from(mails).orderBy(mails.queuedAt);
  const items = told.map(({ props }) => (props as { items: { link: string }[] }).items);
  expect(items.map(({ length }) => length)).toEqual([30, 4]);
  expect(new Set(items.flat().map(({ link }) => link)).size).toBe(34);
});
