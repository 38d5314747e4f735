import type { LessonChapter, LessonQuestion } from "#db/schema/learning.ts";

export type Tier = "standard" | "premium";

/** What a list shows of a lesson. */
export type LessonHead = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  durationMs: number;
  hasCheck: boolean;
};

export type Course = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  tier: Tier;
  lessons: LessonHead[];
};

/** A lesson as its page shows it, to somebody who may watch it. */
export type Lesson = LessonHead & {
  courseId: number;
  courseSlug: string;
  tier: Tier;
  revision: number;
  chapters: LessonChapter[];
  questions: LessonQuestion[];
  credits: string;
};

/** The whole seconds of a film: what can be watched of it. */
export function secondsOf(durationMs: number): number {
  return Math.max(1, Math.floor(durationMs / 1000));
}

export function lengthOf(lessons: readonly { durationMs: number }[]): number {
  return lessons.reduce((sum, { durationMs }) => sum + durationMs, 0);
}
