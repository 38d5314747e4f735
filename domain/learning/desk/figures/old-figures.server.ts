import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import type { Fact } from "#domain/facts/fact.ts";
import { type Facts, factsOn } from "#domain/facts/facts.server.ts";
import { sayMonth } from "#rules/analytics/periods.ts";
import { dayIn } from "#rules/day-in.ts";
import { longDay } from "#rules/days.ts";
import { isPublished } from "../../catalogue/catalogue.queries.server.ts";
import type { ChangedFigures } from "../../lesson-view.ts";
import { type BoundLesson, boundLessons } from "./bound-figures.server.ts";
import { agrees } from "./figures.ts";

export type OldFigure = { says: string; fact: string; label: string; now: string };
export type LessonWithOldFigures = {
  id: number;
  courseId: number;
  title: string;
  asOf: string;
  figures: OldFigure[];
};

/** Published lessons whose film says what a fact does not say any more, for whoever makes them again. */
export async function lessonsWithOldFigures(
  now: Date,
  bound: readonly BoundLesson[] = boundLessons(),
): Promise<LessonWithOldFigures[]> {
  const today = dayIn("gb", now);
  const facts = factsOn(today);
  const old = bound
    .map((lesson) => ({ lesson, figures: oldFiguresOf(lesson, facts, today) }))
    .filter(({ figures }) => figures.length > 0);
  if (old.length === 0) return [];
  const rows = await db
    .select({
      id: lessons.id,
      courseId: courses.id,
      title: lessons.title,
      slug: lessons.slug,
      course: courses.slug,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        isPublished,
        inArray(
          lessons.slug,
          old.map(({ lesson }) => lesson.slug),
        ),
      ),
    );
  return old.flatMap(({ lesson, figures }) => {
    const row = rows.find(({ slug, course }) => slug === lesson.slug && course === lesson.course);
    if (!row) return [];
    const { id, courseId, title } = row;
    return [{ id, courseId, title, asOf: lesson.asOf, figures }];
  });
}

/** What the reader of one lesson should know before believing its film; null where every figure holds. */
export function changedSince(
  { courseSlug, slug }: { courseSlug: string; slug: string },
  now: Date,
  bound: readonly BoundLesson[] = boundLessons(),
): ChangedFigures | null {
  const lesson = bound.find((one) => one.course === courseSlug && one.slug === slug);
  if (!lesson) return null;
  const today = dayIn("gb", now);
  const figures = oldFiguresOf(lesson, factsOn(today), today);
  if (figures.length === 0) return null;
  return {
    madeIn: sayMonth(`${lesson.asOf}-01`),
    figures: figures.map(({ says, label, now: today }) => ({ says, label, now: today })),
  };
}

/** Of one lesson: figures that differ from their fact, and those whose fact has ended. */
export function oldFiguresOf(
  { facts: said }: BoundLesson,
  facts: Facts,
  today: string,
): OldFigure[] {
  return said.flatMap(({ name, says }) => {
    const fact = facts.get(name);
    if (!fact) return [{ says, fact: name, label: name, now: "We hold no such fact any more" }];
    if (agrees(says, fact.value) && !hasEnded(fact, today)) return [];
    return [{ says, fact: name, label: fact.label, now: `${fact.value}${endOf(fact, today)}` }];
  });
}

function endOf(fact: Fact, today: string): string {
  return hasEnded(fact, today) ? ` (ended on ${longDay(fact.inForceTo!)})` : "";
}

function hasEnded({ inForceTo }: Fact, today: string): boolean {
  return inForceTo !== null && inForceTo < today;
}
