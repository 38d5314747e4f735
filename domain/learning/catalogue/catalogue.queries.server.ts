import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import type { Course, Lesson, Tier } from "./catalogue.ts";

/** Far more than anybody makes; a list without an end would be a mistake of ours. */
const MAX_LESSONS = 1000;

export const isPublished = and(eq(courses.state, "published"), eq(lessons.state, "published"));

const head = {
  id: lessons.id,
  slug: lessons.slug,
  title: lessons.title,
  summary: lessons.summary,
  durationMs: lessons.durationMs,
  hasCheck: sql<boolean>`jsonb_array_length(${lessons.questions}) > 0`,
};

/** Published courses of a tier in their order, each with its published lessons. Titles only: open to everybody. */
export function listCourses(tier: Tier): Promise<Course[]> {
  return readCourses(eq(courses.tier, tier));
}

/** The lessons of Jumpstart's video guide, by course. */
export function listJumpstartCourses(): Promise<Course[]> {
  return readCourses(and(eq(courses.tier, "standard"), eq(lessons.isInJumpstart, true)));
}

export async function findCourse(id: number): Promise<Course | null> {
  const [course] = await readCourses(eq(courses.id, id));
  return course ?? null;
}

async function readCourses(which: SQL | undefined): Promise<Course[]> {
  const { id, slug, title, summary, tier } = courses;
  const rows = await db
    .select({ course: { id, slug, title, summary, tier }, lesson: head })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(isPublished, which))
    .orderBy(asc(courses.position), asc(courses.id), asc(lessons.position), asc(lessons.id))
    .limit(MAX_LESSONS);
  const found = new Map<number, Course>();
  for (const { course, lesson } of rows) {
    const known = found.get(course.id) ?? { ...course, lessons: [] };
    known.lessons.push(lesson);
    found.set(course.id, known);
  }
  return [...found.values()];
}

const whole = {
  ...head,
  courseId: lessons.courseId,
  courseSlug: courses.slug,
  tier: courses.tier,
  revision: lessons.revision,
  chapters: lessons.chapters,
  questions: lessons.questions,
  credits: lessons.credits,
};

/** A standard lesson by its name alone: open to everybody. */
export function findStandardLesson(slug: string): Promise<Lesson | null> {
  return findOne(and(eq(courses.tier, "standard"), eq(lessons.slug, slug)));
}

export function findJumpstartLesson(slug: string): Promise<Lesson | null> {
  return findOne(
    and(eq(courses.tier, "standard"), eq(lessons.isInJumpstart, true), eq(lessons.slug, slug)),
  );
}

/** Callers have asked whether their reader has premium. */
export function unsafeFindPremiumLesson(courseSlug: string, slug: string): Promise<Lesson | null> {
  return findOne(
    and(eq(courses.tier, "premium"), eq(courses.slug, courseSlug), eq(lessons.slug, slug)),
  );
}

/** Callers ask afterwards who may watch it. */
export function unsafeFindLesson(
  id: number,
  on: Transaction | typeof db = db,
): Promise<Lesson | null> {
  return findOne(eq(lessons.id, id), on);
}

async function findOne(
  which: SQL | undefined,
  on: Transaction | typeof db = db,
): Promise<Lesson | null> {
  const [found] = await on
    .select(whole)
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(isPublished, which))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(1);
  return found ?? null;
}
