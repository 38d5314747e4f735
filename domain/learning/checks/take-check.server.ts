import { and, desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { lessonTries } from "#db/schema/learners.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { learningActivity } from "../catalogue/activity-kinds.ts";
import type { Lesson } from "../catalogue/catalogue.ts";
import { finishCourse } from "../certificates/finish-course.server.ts";
import { type Score, score } from "./check.ts";

type Taking = {
  userId: string;
  lesson: Pick<Lesson, "id" | "courseId" | "questions" | "revision">;
};

/** Scores a try and keeps it, whatever came of it. */
export async function takeCheck(
  { userId, lesson }: Taking,
  answers: number[],
  now: Date,
): Promise<Score> {
  const result = score(lesson.questions, answers);
  await db.transaction(async (tx) => {
    await tx.insert(lessonTries).values({
      ...{ userId, lessonId: lesson.id, answers, at: now, lessonRevision: lesson.revision },
      ...result,
    });
    if (!result.isPassed) return;
    const act = { userId, thingId: lesson.id, at: now };
    await recordActivity(tx, learningActivity["lesson-check-passed"], act);
    await finishCourse(tx, { userId, courseId: lesson.courseId }, now);
  });
  return result;
}

const SHOWN = 5;

export type Try = { answers: number[] | null; right: number; total: number; isPassed: boolean; at: Date };

/** Somebody’s latest tries, newest first. Answers to questions that have changed since are left out. */
export async function latestTries(
  userId: string,
  { id, revision }: Pick<Lesson, "id" | "revision">,
): Promise<Try[]> {
  const { answers, right, total, isPassed, lessonRevision, at } = lessonTries;
  const rows = await db
    .select({ answers, right, total, isPassed, lessonRevision, at })
    .from(lessonTries)
    .where(and(eq(lessonTries.userId, userId), eq(lessonTries.lessonId, id)))
    .orderBy(desc(at), desc(lessonTries.id))
    .limit(SHOWN);
  return rows.map(({ lessonRevision: of, answers: given, ...row }) => ({
    ...row,
    answers: of === revision ? given : null,
  }));
}
