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

export type Try = {
  /** Null where the questions have changed since. */
  answers: number[] | null;
  right: number;
  total: number;
  isPassed: boolean;
};

/** Somebody’s last try at a lesson’s check, and how many there were. */
export async function latestTries(
  userId: string,
  { id, revision }: Pick<Lesson, "id" | "revision">,
): Promise<{ latest: Try | null; total: number }> {
  const isTheirs = and(eq(lessonTries.userId, userId), eq(lessonTries.lessonId, id));
  const { answers, right, total, isPassed, lessonRevision, at } = lessonTries;
  const [row] = await db
    .select({ answers, right, total, isPassed, lessonRevision })
    .from(lessonTries)
    .where(isTheirs)
    .orderBy(desc(at), desc(lessonTries.id))
    .limit(1);
  if (!row) return { latest: null, total: 0 };
  const { lessonRevision: of, ...latest } = row;
  return {
    latest: { ...latest, answers: of === revision ? latest.answers : null },
    total: await db.$count(lessonTries, isTheirs),
  };
}
