import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db, type Transaction } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import { applicationDocuments, applications } from "#db/schema/applications.ts";
import { files } from "#db/schema/files.ts";
import { jobs } from "#db/schema/jobs.ts";
import { mails } from "#db/schema/platform.ts";
import { lockJobToApply } from "#domain/jobs/advert/lock-job.server.ts";
import { closeJob } from "#domain/jobs/posting/close-job.server.ts";
import { aJobInside, anApplication, asksOne, send, toSend } from "#test/application-factories.ts";
import { test } from "#test/database.ts";
import { anAuthor } from "#test/employer-factories.ts";
import { aStudent } from "#test/factories.ts";
import { MAX_SENT_A_DAY } from "./refusals.ts";
import { findDraft, saveDraft } from "./save-draft.server.ts";
import { sendApplication } from "./send-application.server.ts";
import { withdrawApplication } from "./withdraw-application.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const applied = { template: "application-sent" };

test("two presses at once send one application, with one receipt and one file", async () => {
  const student = await aStudent();
  const job = await aJobInside();
  const sent = [await toSend(student, job.id), await toSend(student, job.id)];

  const outcomes = await Promise.all(sent.map((one) => send(student, one, now)));

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "already-applied" });
  expect(await db.$count(applications)).toBe(1);
  expect(await db.$count(files)).toBe(1);
  expect(await db.select({ template: mails.template }).from(mails)).toEqual([applied]);
  expect(await db.select({ kind: activity.kind }).from(activity)).toEqual([
    { kind: "application-sent" },
  ]);
});

test("of a job that closes in the same second either the closing waits or nothing is sent", async () => {
  const { author, employer } = await anAuthor();
  const job = await aJobInside({ employerId: employer.id });
  const student = await aStudent();
  const sent = await toSend(student, job.id);
  let hasClosed = false;
  let hadToWait = false;
  let closing: Promise<unknown> = Promise.resolve();

  // The employer presses Close after the job was seen live, and before the application is written.
  const outcome = await sendApplication(student, sent, {
    now,
    lockJob: async (tx, id, at) => {
      const locked = await lockJobToApply(tx, id, at);
      closing = closeJob(author, id, now).finally(() => {
        hasClosed = true;
      });
      await untilItWaits(tx, () => hasClosed);
      hadToWait = !hasClosed;
      return locked;
    },
  });
  expect(outcome).toMatchObject({ ok: true });
  expect(await closing).toMatchObject({ ok: true });
  expect(hadToWait).toBe(true);

  const other = await aStudent();
  expect(await send(other, await toSend(other, job.id), now)).toEqual({
    ok: false,
    error: "closed",
  });
  expect(await db.$count(applications)).toBe(1);
});

test.for([
  ["closed", { closesAt: now }, "closed"],
  ["not approved yet", { state: "waiting" }, "closed"],
  ["applied for elsewhere", { applyForm: null, applyUrl: "https://x.example" }, "not-here"],
  [
    "asking something else by now",
    { applyForm: { ...asksOne, letter: "required" } },
    "questions-changed",
  ],
] as const)("nothing is sent to a job that is %s", async ([, given, error]) => {
  const student = await aStudent();
  const job = await aJobInside(given);
  expect(await send(student, await toSend(student, job.id), now)).toEqual({ ok: false, error });
  expect(await db.$count(applications)).toBe(0);
});

test("what was changed in another window after the review is not sent unread", async () => {
  const student = await aStudent();
  const job = await aJobInside();
  const sent = await toSend(student, job.id);
  await saveDraft(student.id, job.id, { values: { answer1: "Other words" }, now });
  expect(await send(student, sent, now)).toEqual({ ok: false, error: "draft-changed" });

  // The same words saved again change nothing.
  await saveDraft(student.id, job.id, { values: { answer1: "Other words" }, now });
  expect(await send(student, { ...sent, revision: 2 }, now)).toMatchObject({ ok: true });
});

test("nobody sends more in a day than anybody can mean", async () => {
  const student = await aStudent();
  const job = await aJobInside();
  const rows = await db
    .insert(jobs)
    .values(
      Array.from({ length: MAX_SENT_A_DAY }, (_, index) => {
        const { id: _id, ...row } = job;
        return { ...row, slug: `other-${index}` };
      }),
    )
    .returning({ id: jobs.id });
  const base = { userId: student.id, name: "", email: "", answers: [], stageAt: now };
  const at = new Date(now.getTime() - 3600_000);
  await db.insert(applications).values(rows.map(({ id }) => ({ ...base, jobId: id, sentAt: at })));

  const sent = await toSend(student, job.id);
  expect(await send(student, sent, now)).toEqual({ ok: false, error: "too-many" });
  const tomorrow = new Date(now.getTime() + 24 * 3600_000);
  expect(await send(student, sent, tomorrow)).toMatchObject({ ok: true });
});

test("the employer gets one mail for the first new applicant, which names nobody", async () => {
  const { person, employer } = await anAuthor();
  const job = await aJobInside({ employerId: employer.id });
  const { applicant } = await anApplication({ job });
  await anApplication({ job });

  const told = await db.select().from(mails).where(eq(mails.recipient, person.email));
  expect(told.map(({ template }) => template)).toEqual(["applicant-arrived"]);
  expect(JSON.stringify(told)).not.toContain(applicant.name);
});

test("withdrawing takes files and words away, leaves the fact, and cannot be done twice", async () => {
  const { id, applicant, jobId, fileId } = await anApplication();
  expect(await withdrawApplication((await aStudent()).id, id, now)).toEqual({
    ok: false,
    error: "not-found",
  });

  expect(await withdrawApplication(applicant.id, id, now)).toEqual({ ok: true, value: { jobId } });

  expect(await db.select().from(applications)).toMatchObject([
    { name: "", email: "", answers: [], rightToWork: null, withdrawnAt: now },
  ]);
  expect(await db.$count(applicationDocuments)).toBe(0);
  expect(await db.$count(files, eq(files.id, fileId))).toBe(0);
  expect(await withdrawApplication(applicant.id, id, now)).toEqual({
    ok: false,
    error: "already-withdrawn",
  });
  const again = await send(applicant, await toSend(applicant, jobId), now);
  expect(again).toEqual({ ok: false, error: "already-applied" });
});

test("a save that nobody pressed never puts older words over newer ones", async () => {
  const [student, job] = [await aStudent(), await aJobInside()];
  const save = (answer1: string, after?: number) =>
    saveDraft(student.id, job.id, { values: { answer1, other: "not a field" }, now, after });
  expect(await save("First", 0)).toBe(1);
  expect(await save("Pressed")).toBe(2);
  expect(await save("Late", 1)).toBeNull();
  expect(await findDraft(student.id, job.id)).toEqual({
    values: { answer1: "Pressed" },
    revision: 2,
  });
  expect(await save("Next", 2)).toBe(3);
});

/** Until somebody waits for a lock, or need not; PGlite lets nobody else in meanwhile, so it ends by itself. */
async function untilItWaits(tx: Transaction, isOver: () => boolean): Promise<void> {
  const waiting = sql`select count(*)::int as waiting from pg_locks where not granted`;
  for (let round = 0; round < 200 && !isOver(); round++) {
    const { rows } = await tx.execute<{ waiting: number }>(waiting);
    if (rows[0]!.waiting > 0) return;
  }
}
