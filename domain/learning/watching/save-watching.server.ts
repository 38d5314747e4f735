import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { lessonWatching } from "#db/schema/learners.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { learningActivity } from "../catalogue/activity-kinds.ts";
import { type Lesson, secondsOf } from "../catalogue/catalogue.ts";
import { finishCourse } from "../certificates/finish-course.server.ts";
import type { Seconds } from "./played.ts";
import type { WatchRefusal } from "./refusals.ts";

/** Of a film's seconds, this share is the whole: nobody watches the last breath. */
const WHOLE = 0.9;
/** The fastest speed our player has. */
const MAX_SPEED = 2;
const SPARE_SECONDS = 5;

export type Watched = {
  positionMs: number;
  played: readonly Seconds[];
  /** When the page was opened, as we signed it. */
  openedAt: Date;
};

type Watching = { userId: string; lesson: Pick<Lesson, "id" | "courseId" | "durationMs"> };

/**
 * Saves where somebody is and which seconds they played. The database merges the seconds, so that
 * two windows, or the same message twice, count each once. More than the time since the lesson was first
 * opened allows at double speed was not watched, and is refused.
 */
export async function saveWatching(
  watching: Watching,
  watched: Watched,
  now: Date,
): Promise<Result<{ isWatched: boolean; watchedSeconds: number }, WatchRefusal>> {
  try {
    return await db.transaction(async (tx) => {
      const row = await merge(tx, watching, watched, now);
      const possible = ((now.getTime() - row.startedAt.getTime()) / 1000) * MAX_SPEED;
      if (row.watchedSeconds > possible + SPARE_SECONDS) throw new TooFast();
      const isWhole = row.watchedSeconds >= secondsOf(watching.lesson.durationMs) * WHOLE;
      if (isWhole && row.completedAt === null) await complete(tx, watching, now);
      return ok({ isWatched: isWhole, watchedSeconds: row.watchedSeconds });
    });
  } catch (error) {
    if (error instanceof TooFast) return no("too-fast");
    throw error;
  }
}

/** Undoes what was merged. */
class TooFast extends Error {}

async function merge(
  tx: Transaction,
  { userId, lesson }: Watching,
  { positionMs, played, openedAt }: Watched,
  now: Date,
) {
  const length = secondsOf(lesson.durationMs);
  const told = `{${played.map(([from, to]) => `[${Math.min(from, length)},${Math.min(to, length)})`).join(",")}}`;
  const all = sql`${lessonWatching.watched} + excluded.watched`;
  const [row] = await tx
    .insert(lessonWatching)
    .values({
      ...{ userId, lessonId: lesson.id, startedAt: openedAt, savedAt: now, watched: told },
      positionMs: Math.min(positionMs, lesson.durationMs),
      watchedSeconds: sql`${countOf(sql`${told}::int4multirange`)}`,
    })
    .onConflictDoUpdate({
      target: [lessonWatching.userId, lessonWatching.lessonId],
      set: {
        positionMs: sql`excluded.position_ms`,
        savedAt: sql`greatest(${lessonWatching.savedAt}, excluded.saved_at)`,
        watched: all,
        watchedSeconds: countOf(all),
      },
    })
    .returning({
      watchedSeconds: lessonWatching.watchedSeconds,
      startedAt: lessonWatching.startedAt,
      completedAt: lessonWatching.completedAt,
    });
  return row!;
}

function countOf(ranges: ReturnType<typeof sql>) {
  return sql`(select coalesce(sum(upper(r) - lower(r)), 0)::int from unnest(${ranges}) as r)`;
}

async function complete(tx: Transaction, { userId, lesson }: Watching, now: Date): Promise<void> {
  await tx
    .update(lessonWatching)
    .set({ completedAt: now })
    .where(
      and(
        eq(lessonWatching.userId, userId),
        eq(lessonWatching.lessonId, lesson.id),
        isNull(lessonWatching.completedAt),
      ),
    );
  const act = { userId, thingId: lesson.id, at: now };
  await recordActivity(tx, learningActivity["lesson-watched"], act);
  await finishCourse(tx, { userId, courseId: lesson.courseId }, now);
}
