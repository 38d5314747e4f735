import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import type { Fact } from "#domain/facts/fact.ts";
import { type Facts, factsOn } from "#domain/facts/facts.server.ts";
import { dayIn } from "#rules/day-in.ts";
import { isPublished } from "../../catalogue/catalogue.queries.server.ts";
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
    const ended = hasEnded(fact, today) ? ` (ended on ${fact.inForceTo})` : "";
    return [{ says, fact: name, label: fact.label, now: `${fact.value}${ended}` }];
  });
}

function hasEnded({ inForceTo }: Fact, today: string): boolean {
  return inForceTo !== null && inForceTo < today;
}
