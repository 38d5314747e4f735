import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { lessonTries, lessonWatching } from "#db/schema/learners.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { isPublished } from "../catalogue/catalogue.queries.server.ts";

const seen = alias(lessons, "seen");
const userId = sql.placeholder("userId");

/** The lesson somebody was in last, for each course they have begun. */
const lastOfEach = db
  .selectDistinctOn([seen.courseId], {
    courseId: seen.courseId,
    lastId: sql<number>`${seen.id}`.as("last_id"),
    lastPosition: sql<number>`${seen.position}`.as("last_position"),
    lastAt: sql<Date>`${lessonWatching.savedAt}`.as("last_at"),
  })
  .from(lessonWatching)
  .innerJoin(seen, eq(seen.id, lessonWatching.lessonId))
  .where(eq(lessonWatching.userId, userId))
  .orderBy(seen.courseId, desc(lessonWatching.savedAt))
  .as("last_of_each");

/** As `isDone` of `progress.ts` says it. */
const isDone = sql`${lessonWatching.completedAt} is not null and (
  jsonb_array_length(${lessons.questions}) = 0 or exists (select from ${lessonTries}
    where ${lessonTries.userId} = ${userId} and ${lessonTries.lessonId} = ${lessons.id}
      and ${lessonTries.isPassed}))`;
const isEarlier = sql`(${lessons.position}, ${lessons.id}) < (${lastOfEach.lastPosition}, ${lastOfEach.lastId})`;

// Every dashboard asks this, so it is prepared.
const underWayQuery = db
  .select({
    slug: lessons.slug,
    title: lessons.title,
    durationMs: lessons.durationMs,
    courseSlug: courses.slug,
    courseTitle: courses.title,
    tier: courses.tier,
    /** Null where the lesson has not been opened. */
    positionMs: lessonWatching.positionMs,
    isWatched: sql<boolean>`${lessonWatching.completedAt} is not null`,
  })
  .from(lastOfEach)
  .innerJoin(courses, eq(courses.id, lastOfEach.courseId))
  .innerJoin(lessons, eq(lessons.courseId, courses.id))
  .leftJoin(
    lessonWatching,
    and(eq(lessonWatching.lessonId, lessons.id), eq(lessonWatching.userId, userId)),
  )
  .where(
    and(
      isPublished,
      sql`(${sql.placeholder("mayPremium")}::boolean or ${courses.tier} = 'standard')`,
      sql`not (${isDone})`,
    ),
  )
  .orderBy(desc(lastOfEach.lastAt), isEarlier, asc(lessons.position), asc(lessons.id))
  .limit(1)
  .prepare("course_under_way");

/**
 * The course somebody was in last and has not finished, with the lesson to go on with: the one they
 * were in, then those after it, then what they left out before.
 */
export async function findCourseUnderWay(userId: string, mayPremium: boolean) {
  const [lesson] = await underWayQuery.execute({ userId, mayPremium });
  return lesson ?? null;
}
