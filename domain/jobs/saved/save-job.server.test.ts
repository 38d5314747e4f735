import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobNotices } from "#db/schema/saved-jobs.ts";
import { activityOf } from "#domain/activity/activity.queries.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { moveSavedJob, writeBesideJob } from "./change-saved-job.server.ts";
import { removeSavedJob, unsaveJob } from "./remove-saved-job.server.ts";
import { restoreSavedJob, saveJob } from "./save-job.server.ts";
import {
  findSavedJob,
  listSavedJobs,
  savedAmong,
  summariseStages,
} from "./saved-jobs.queries.server.ts";
import { listNextSaved } from "./saved-summary.queries.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);
const countStages = async (userId: string) => (await summariseStages(userId, now)).counts;
const titles = (saved: { card: { title: string } }[]) => saved.map(({ card }) => card.title);

test("saving twice, even at once, is saving once", async () => {
  const { id } = await aStudent();
  const job = await aJob();
  await Promise.all([saveJob(id, job.id, now), saveJob(id, job.id, now)]);

  expect(await countStages(id)).toMatchObject({ saved: 1, applied: 0 });
  expect(await savedAmong(id, [job.id, 99_999])).toEqual([job.id]);
  const saved = { kind: "job-saved", thing: "job", thingId: String(job.id), at: now };
  expect((await activityOf(id)).rows).toEqual([saved]);
});

test("what is not on the board cannot be saved", async () => {
  const { id } = await aStudent();
  const draft = await aJob({ state: "draft" });
  const past = await aJob({ closesAt: inDays(-1) });

  const refusal = { ok: false, error: "not-found" };
  expect(await saveJob(id, draft.id, now)).toEqual(refusal);
  expect(await saveJob(id, past.id, now)).toEqual(refusal);
  expect(await saveJob(id, 12_345, now)).toEqual(refusal);
});

test("jobs to apply for stand soonest first, those without a day after them, ended ones last", async () => {
  const { id } = await aStudent();
  const ended = await aJob({ title: "ended", closesAt: inDays(1) });
  const later = await aJob({ title: "later", closesAt: inDays(9) });
  const open = await aJob({ title: "no day" });
  const soon = await aJob({ title: "soon", closesAt: inDays(2) });
  for (const job of [ended, later, open, soon]) await saveJob(id, job.id, now);
  await db.update(jobs).set({ state: "closed", closedAt: now }).where(eq(jobs.id, ended.id));

  const saved = await listSavedJobs(id, { stage: "saved", page: 1 }, now);
  expect(titles(saved)).toEqual(["soon", "later", "no day", "ended"]);
  expect((await summariseStages(id, now)).closings).toEqual([inDays(2), inDays(9)]);
});

test("dates of one's own are told while they are ahead and the job is not put aside", async () => {
  const { id } = await aStudent();
  const [interview, past, aside] = [await aJob(), await aJob(), await aJob()];
  const dated = [
    [interview, 3],
    [past, -1],
    [aside, 2],
  ] as const;
  for (const [job, days] of dated) {
    await saveJob(id, job.id, now);
    const beside = { note: "", dateAt: inDays(days), dateLabel: "Interview" };
    await writeBesideJob(id, job.id, beside, now);
  }
  await moveSavedJob(id, aside.id, "closed", now);

  const next = await listNextSaved(id, { jobs: 3, dates: 5 }, now);
  expect(next.dated).toMatchObject([
    { id: interview.id, dateLabel: "Interview", dateAt: inDays(3) },
  ]);
});

test("after applying, one's own coming date comes first", async () => {
  const { id } = await aStudent();
  const waiting = await aJob({ title: "waiting" });
  const meeting = await aJob({ title: "meeting" });
  for (const job of [waiting, meeting]) {
    await saveJob(id, job.id, now);
    await moveSavedJob(id, job.id, "interview", now);
  }
  const notes = { note: "Two people.", dateAt: inDays(3), dateLabel: "Interview" };
  await writeBesideJob(id, meeting.id, notes, now);

  const rows = await listSavedJobs(id, { stage: "interview", page: 1 }, now);
  expect(rows[0]).toMatchObject({ card: { title: "meeting" }, ...notes });
  expect(rows[1]).toMatchObject({ card: { title: "waiting" }, note: "" });
});

test("moving to the stage it is at leaves its day alone", async () => {
  const { id } = await aStudent();
  const job = await aJob();
  await saveJob(id, job.id, now);
  await moveSavedJob(id, job.id, "applied", inDays(1));
  await moveSavedJob(id, job.id, "applied", inDays(5));

  const rows = await listSavedJobs(id, { stage: "applied", page: 1 }, now);
  expect(rows[0]?.stageAt).toEqual(inDays(1));
  const kinds = (await activityOf(id)).rows.map(({ kind }) => kind);
  expect(kinds).toEqual(["job-applied", "job-saved"]);
});

test("nobody changes or removes what somebody else saved", async () => {
  const owner = await aStudent();
  const other = await aStudent();
  const job = await aJob();
  await saveJob(owner.id, job.id, now);

  const refusal = { ok: false, error: "not-saved" };
  const notes = { note: "mine", dateAt: null, dateLabel: null };
  expect(await moveSavedJob(other.id, job.id, "offer", now)).toEqual(refusal);
  expect(await writeBesideJob(other.id, job.id, notes, now)).toEqual(refusal);
  expect(await removeSavedJob(other.id, job.id, now)).toEqual(refusal);
  expect(await countStages(owner.id)).toMatchObject({ saved: 1 });
});

test("a removed job comes back as it was, also when it has closed meanwhile", async () => {
  const { id } = await aStudent();
  const job = await aJob({ closesAt: inDays(4) });
  await saveJob(id, job.id, now);
  await moveSavedJob(id, job.id, "applied", now);
  const notes = { note: "Line one\nLine two", dateAt: inDays(2), dateLabel: "Call" };
  await writeBesideJob(id, job.id, notes, now);

  const removed = await removeSavedJob(id, job.id, now);
  expect(await countStages(id)).toMatchObject({ applied: 0 });
  await db.update(jobs).set({ state: "closed", closedAt: now }).where(eq(jobs.id, job.id));
  if (!removed.ok) throw new Error("It was not removed");
  expect(await restoreSavedJob(id, job.id, removed.value, now)).toEqual({ ok: true, value: null });

  const rows = await listSavedJobs(id, { stage: "applied", page: 1 }, now);
  expect(rows[0]).toMatchObject({ ...notes, stageAt: now });
});

test("removing a job puts its news aside without forgetting that it was told", async () => {
  const { id } = await aStudent();
  const job = await aJob({ employerId: (await anEmployer()).id });
  await saveJob(id, job.id, now);
  await db
    .insert(savedJobNotices)
    .values({ userId: id, jobId: job.id, kind: "closing", key: "1", createdAt: now });
  await removeSavedJob(id, job.id, now);

  const [notice] = await db.select().from(savedJobNotices);
  expect(notice).toMatchObject({ dismissedAt: now });
});

test("the bookmark pressed again lets a job go, but not what somebody wrote or reached", async () => {
  const { id } = await aStudent();
  const note = { note: "Ask about nights.", dateAt: null, dateLabel: null };
  const date = { note: "", dateAt: inDays(2), dateLabel: "Call" };
  const [bare, noted, dated, applied] = [await aJob(), await aJob(), await aJob(), await aJob()];
  for (const job of [bare, noted, dated, applied]) await saveJob(id, job.id, now);
  await writeBesideJob(id, noted.id, note, now);
  await writeBesideJob(id, dated.id, date, now);
  await moveSavedJob(id, applied.id, "applied", now);

  expect(await unsaveJob(id, bare.id, now)).toEqual({ ok: true, value: null });
  expect(await unsaveJob(id, bare.id, now)).toEqual({ ok: false, error: "not-saved" });
  for (const job of [noted, dated, applied]) {
    expect(await unsaveJob(id, job.id, now)).toEqual({ ok: false, error: "has-more" });
  }
  expect(await countStages(id)).toMatchObject({ saved: 2, applied: 1 });
});

test("a removed job that our staff took down comes back too, and one that never was live does not", async () => {
  const { id } = await aStudent();
  const takenDown = await aJob({ state: "declined", closedAt: now });
  const declined = await aJob({ state: "declined" });
  const kept = { stage: "saved", note: "mine", dateAt: null, dateLabel: null } as const;
  const restored = { ...kept, savedAt: now, stageAt: now };

  expect(await restoreSavedJob(id, takenDown.id, restored, now)).toMatchObject({ ok: true });
  expect(await restoreSavedJob(id, declined.id, restored, now)).toMatchObject({ ok: false });
  const saved = await findSavedJob(id, takenDown.id, now);
  expect(saved).toMatchObject({ note: "mine", isTakenDown: true });
  expect(await findSavedJob((await aStudent()).id, takenDown.id, now)).toBeNull();
});
