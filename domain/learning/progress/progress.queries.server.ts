import { and, eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { lessonTries, lessonWatching } from "#db/schema/learners.ts";
import { type LessonProgress, NOT_BEGUN } from "./progress.ts";

/** How far somebody is in these lessons. One that is not begun is not among them. */
export async function progressOf(
  userId: string,
  lessonIds: readonly number[],
  on: Transaction | typeof db = db,
): Promise<Map<number, LessonProgress>> {
  const progress = new Map<number, LessonProgress>();
  if (lessonIds.length === 0) return progress;
  const { lessonId, positionMs, watchedSeconds, completedAt } = lessonWatching;
  const watched = await on
    .select({ lessonId, positionMs, watchedSeconds, completedAt })
    .from(lessonWatching)
    .where(and(eq(lessonWatching.userId, userId), inArray(lessonId, [...lessonIds])));
  const passed = await on
    .selectDistinct({ lessonId: lessonTries.lessonId })
    .from(lessonTries)
    .where(
      and(
        eq(lessonTries.userId, userId),
        inArray(lessonTries.lessonId, [...lessonIds]),
        lessonTries.isPassed,
      ),
    );
  for (const { lessonId: id, completedAt: at, ...row } of watched)
    progress.set(id, { ...NOT_BEGUN, ...row, isWatched: at !== null });
  for (const { lessonId: id } of passed)
    progress.set(id, { ...(progress.get(id) ?? NOT_BEGUN), isPassed: true });
  return progress;
}
