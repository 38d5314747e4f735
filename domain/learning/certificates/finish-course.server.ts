import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { courseCertificates } from "#db/schema/learners.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { learningActivity } from "../catalogue/activity-kinds.ts";
import { isPublished } from "../catalogue/catalogue.queries.server.ts";
import { lengthOf } from "../catalogue/catalogue.ts";
import { progressOf } from "../progress/progress.queries.server.ts";
import { isDone } from "../progress/progress.ts";
import { newCode } from "./code.server.ts";
import type { CertificateRefusal } from "./refusals.ts";

type Finishing = { userId: string; courseId: number };

/**
 * Gives the certificate where the last lesson or check of a course was just done. A lesson watched in
 * one window and a check passed in another take turns, so that one of them sees both. Anyone who
 * withdrew a certificate gets another only by asking.
 */
export async function finishCourse(tx: Transaction, { userId, courseId }: Finishing, now: Date) {
  await takeTurns(tx, { userId, courseId });
  const had = await tx.$count(
    courseCertificates,
    and(eq(courseCertificates.userId, userId), eq(courseCertificates.courseId, courseId)),
  );
  if (had > 0) return;
  const finished = await finishedCourse(tx, { userId, courseId });
  if (!finished) return;
  await issue(tx, { userId, courseId, ...finished }, now);
  const act = { userId, thingId: courseId, at: now };
  await recordActivity(tx, learningActivity["course-finished"], act);
}

/** Another certificate in place of one its holder withdrew, with the name they have now. */
export async function issueAgain(
  { userId, courseId }: Finishing,
  now: Date,
): Promise<Result<{ code: string }, CertificateRefusal>> {
  return db.transaction(async (tx) => {
    await takeTurns(tx, { userId, courseId });
    const finished = await finishedCourse(tx, { userId, courseId });
    if (!finished) return no("not-finished");
    return ok({ code: await issue(tx, { userId, courseId, ...finished }, now) });
  });
}

async function takeTurns(tx: Transaction, { userId, courseId }: Finishing): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`course ${userId}`}), ${courseId})`);
}

type Finished = { title: string; lessonCount: number; lengthMs: number };

/** Null where a lesson is not watched or a check not passed. */
async function finishedCourse(
  tx: Transaction,
  { userId, courseId }: Finishing,
): Promise<Finished | null> {
  const rows = await tx
    .select({
      id: lessons.id,
      durationMs: lessons.durationMs,
      hasCheck: sql<boolean>`jsonb_array_length(${lessons.questions}) > 0`,
      title: courses.title,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(isPublished, eq(lessons.courseId, courseId)));
  const ids = rows.map(({ id }) => id);
  const progress = await progressOf(userId, ids, tx);
  const [first] = rows;
  if (!first || !rows.every((lesson) => isDone(lesson, progress))) return null;
  return { title: first.title, lessonCount: rows.length, lengthMs: lengthOf(rows) };
}

async function issue(
  tx: Transaction,
  { userId, courseId, title, lessonCount, lengthMs }: Finishing & Finished,
  now: Date,
): Promise<string> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const [added] = await tx
    .insert(courseCertificates)
    .values({
      ...{ code: newCode(), userId, courseId, lessonCount, issuedAt: now },
      holder: user!.name,
      courseTitle: title,
      minutes: Math.max(1, Math.round(lengthMs / 60_000)),
    })
    .onConflictDoUpdate({
      target: [courseCertificates.userId, courseCertificates.courseId],
      targetWhere: sql`withdrawn_at is null`,
      // Nothing changes: of two who ask at once both get the one there is.
      set: { courseId },
    })
    .returning({ code: courseCertificates.code });
  return added!.code;
}
