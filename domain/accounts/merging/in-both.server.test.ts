import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { applicationMessages, applications } from "#db/schema/applications.ts";
import { eventRegistrations } from "#db/schema/events.ts";
import { courseCertificates, lessonWatching } from "#db/schema/learners.ts";
import { pointsScenarios } from "#db/schema/points.ts";
import { referralLedger, referralLinks, referrals } from "#db/schema/referrals.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { workPlaces, workShifts } from "#db/schema/work-hours.ts";
import { aJobInside, anApplication } from "#test/application-factories.ts";
import { test } from "#test/database.ts";
import { anEvent } from "#test/event-factories.ts";
import { aStudent } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { aLesson } from "#test/lesson-factories.ts";
import { merged, mergedOn } from "#test/merged-accounts.ts";
import { performOnly } from "#test/tasks.ts";

const now = mergedOn;
const day = (date: string) => new Date(`${date}T09:00:00Z`);

test("a job that both saved keeps the further stage, both notes and the earlier day", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  const job = await aJob();
  await db.insert(savedJobs).values([
    { userId: staying.id, jobId: job.id, note: "Ask Ben.", savedAt: day("2026-11-05") },
    {
      ...{ userId: leaving.id, jobId: job.id, note: "Sent on Monday." },
      ...{ stage: "applied", savedAt: day("2026-11-01") },
    },
  ]);

  await merged(staying, leaving);

  expect(await db.select().from(savedJobs)).toMatchObject([
    {
      ...{ userId: staying.id, stage: "applied", note: "Ask Ben.\n\nSent on Monday." },
      savedAt: day("2026-11-01"),
    },
  ]);
});

test("of two applications for one job the earlier stays, with the messages of both", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  const job = await aJobInside();
  const later = await anApplication({ job, applicant: staying, now: day("2026-11-10") });
  const sooner = await anApplication({ job, applicant: leaving, now: day("2026-11-03") });
  const [one, other] = [later.id, sooner.id];
  await db.insert(applicationMessages).values([
    { applicationId: one, userId: staying.id, body: "Thank you.", sentAt: now },
    { applicationId: other, userId: leaving.id, body: "Can you start in May?", sentAt: now },
  ]);

  await merged(staying, leaving);

  expect(await db.select().from(applications)).toMatchObject([
    { id: other, userId: staying.id, email: staying.email },
  ]);
  const bodies = await db.select({ body: applicationMessages.body }).from(applicationMessages);
  expect(bodies.map(({ body }) => body).sort()).toEqual(["Can you start in May?", "Thank you."]);
});

test("what was watched in either account counts", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  const lesson = await aLesson();
  const at = { lessonId: lesson.id, startedAt: now };
  await db.insert(lessonWatching).values([
    { ...at, userId: staying.id, watched: "{[0,10)}", watchedSeconds: 10, savedAt: now },
    {
      ...{ ...at, userId: leaving.id, watched: "{[5,20)}", watchedSeconds: 15, positionMs: 20_000 },
      savedAt: new Date(now.getTime() + 1000),
    },
  ]);

  await merged(staying, leaving);

  expect(await db.select().from(lessonWatching)).toMatchObject([
    { userId: staying.id, watched: "{[0,20)}", watchedSeconds: 20, positionMs: 20_000 },
  ]);
});

test("of two certificates for one course the later is withdrawn, and neither is lost", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  const { courseId } = await aLesson();
  const about = { courseId, courseTitle: "CVs", lessonCount: 1, minutes: 5 };
  await db.insert(courseCertificates).values([
    { ...about, code: "A", userId: staying.id, holder: "Ada", issuedAt: day("2026-11-09") },
    { ...about, code: "B", userId: leaving.id, holder: "Ada", issuedAt: day("2026-11-02") },
  ]);

  await merged(staying, leaving);

  const { code, userId, withdrawnAt } = courseCertificates;
  expect(
    await db.select({ code, userId, withdrawnAt }).from(courseCertificates).orderBy(code),
  ).toEqual([
    { code: "A", userId: staying.id, withdrawnAt: now },
    { code: "B", userId: staying.id, withdrawnAt: null },
  ]);
});

test("a held place beats a waiting one, and mails about it go to the address that stays", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  const event = await anEvent();
  const at = { eventId: event.id, name: "Ada", timeZone: "Europe/London" };
  await db.insert(eventRegistrations).values([
    { ...at, userId: staying.id, email: staying.email, state: "waiting", waitingSince: now },
    { ...at, userId: leaving.id, email: leaving.email, state: "held" },
  ]);

  await merged(staying, leaving);

  expect(await db.select().from(eventRegistrations)).toMatchObject([
    { userId: staying.id, email: staying.email, state: "held" },
  ]);
});

test("of two places at a full event one becomes free, and the next who waits is asked at once", async () => {
  const [staying, leaving, third] = [await aStudent(), await aStudent(), await aStudent()];
  const event = await anEvent({ capacity: 2 });
  const at = { eventId: event.id, name: "Ada", timeZone: "Europe/London" };
  await db.insert(eventRegistrations).values([
    { ...at, userId: staying.id, email: staying.email, state: "held" },
    { ...at, userId: leaving.id, email: leaving.email, state: "held" },
    { ...at, userId: third.id, email: third.email, state: "waiting", waitingSince: now },
  ]);

  await merged(staying, leaving);
  await performOnly("look-after-events");

  const { userId, state } = eventRegistrations;
  const rows = await db.select({ userId, state }).from(eventRegistrations).orderBy(state);
  expect(rows).toEqual([
    { userId: staying.id, state: "held" },
    { userId: third.id, state: "offered" },
  ]);
});

test("shifts at a place that both have are under one place; names of calculations stay apart", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  const places = await db
    .insert(workPlaces)
    .values([
      { userId: staying.id, name: "Café", kind: "employed" },
      { userId: leaving.id, name: "café", kind: "employed" },
    ])
    .returning();
  await db.insert(workShifts).values({
    ...{ userId: leaving.id, placeId: places[1]!.id, isPaid: true, updatedAt: now },
    ...{ startsAt: now, endsAt: new Date(now.getTime() + 3_600_000) },
  });
  const plan = {
    ...{ name: "Plan", answers: {} as typeof pointsScenarios.$inferInsert.answers },
    ...{ rulesOf: "2026-07-01", createdAt: now, updatedAt: now },
  };
  await db.insert(pointsScenarios).values([
    { ...plan, id: "one", userId: staying.id },
    { ...plan, id: "two", userId: leaving.id },
  ]);

  await merged(staying, leaving);

  expect(await db.select().from(workShifts)).toMatchObject([
    { userId: staying.id, placeId: places[0]!.id },
  ]);
  expect(await db.$count(workPlaces)).toBe(1);
  const names = await db.select({ name: pointsScenarios.name }).from(pointsScenarios);
  expect(names.map(({ name }) => name).sort()).toEqual(["Plan", "Plan (2)"]);
});

test("a printed invitation goes on working, and points move with their person", async () => {
  const [staying, leaving, friend] = [await aStudent(), await aStudent(), await aStudent()];
  await db.insert(referralLinks).values([
    { userId: staying.id, code: "own", createdAt: now },
    { userId: leaving.id, code: "printed", createdAt: now },
  ]);
  const [referral] = await db
    .insert(referrals)
    .values({ friendId: friend.id, inviterId: leaving.id, followedAt: now, joinedAt: now })
    .returning();
  await db
    .insert(referralLedger)
    .values({ userId: leaving.id, referralId: referral!.id, points: 10, at: now });

  expect(await merged(staying, leaving)).toMatchObject({ ok: true });

  const links = await db.select().from(referralLinks).orderBy(referralLinks.code);
  expect(links).toMatchObject([
    { code: "own", campaign: null, userId: staying.id },
    { code: "printed", campaign: "Other account", userId: staying.id },
  ]);
  expect(await db.select().from(referralLedger)).toMatchObject([
    { userId: staying.id, points: 10 },
  ]);
});

test("anyone who invited their own second account is not rewarded for it later", async () => {
  const [staying, leaving] = [await aStudent(), await aStudent()];
  await db
    .insert(referrals)
    .values({ friendId: leaving.id, inviterId: staying.id, followedAt: now, joinedAt: now });

  expect(await merged(staying, leaving)).toMatchObject({ ok: true });

  expect(await db.select().from(referrals)).toMatchObject([
    { friendId: null, inviterId: staying.id, refusal: "self-email" },
  ]);
});
