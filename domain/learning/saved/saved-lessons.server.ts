import { and, count, desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { savedLessons } from "#db/schema/learners.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import type { Paged } from "#rules/paged.ts";
import { isPublished } from "../catalogue/catalogue.queries.server.ts";

const PAGE_SIZE = 24;

/** Saving twice is saving once, and so is letting go. */
export async function setSaved(
  userId: string,
  lessonId: number,
  wanted: { isSaved: boolean; now: Date },
): Promise<void> {
  if (wanted.isSaved) {
    const row = { userId, lessonId, savedAt: wanted.now };
    await db.insert(savedLessons).values(row).onConflictDoNothing();
  } else await db.delete(savedLessons).where(isOwn(userId, lessonId));
}

const isOwn = (userId: string, lessonId: number) =>
  and(eq(savedLessons.userId, userId), eq(savedLessons.lessonId, lessonId));

export async function isSavedBy(userId: string, lessonId: number): Promise<boolean> {
  return (await db.$count(savedLessons, isOwn(userId, lessonId))) > 0;
}

export type SavedLesson = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  durationMs: number;
  courseSlug: string;
  courseTitle: string;
  tier: "standard" | "premium";
};

const row = {
  id: lessons.id,
  slug: lessons.slug,
  title: lessons.title,
  summary: lessons.summary,
  durationMs: lessons.durationMs,
  courseSlug: courses.slug,
  courseTitle: courses.title,
  tier: courses.tier,
};

/** What somebody saved, newest first. Lessons they may no longer watch are among them, by title. */
export async function savedLessonsOf(userId: string, page: number): Promise<Paged<SavedLesson>> {
  const where = and(eq(savedLessons.userId, userId), isPublished);
  const [counted] = await db
    .select({ total: count() })
    .from(savedLessons)
    .innerJoin(lessons, eq(lessons.id, savedLessons.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(where);
  const rows = await db
    .select(row)
    .from(savedLessons)
    .innerJoin(lessons, eq(lessons.id, savedLessons.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(where)
    .orderBy(desc(savedLessons.savedAt), desc(savedLessons.lessonId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: counted?.total ?? 0, page, pageSize: PAGE_SIZE };
}
