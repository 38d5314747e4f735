import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { type Fact, isHistory } from "#domain/facts/fact.ts";
import { type Facts, factsOn } from "#domain/facts/facts.server.ts";
import { sayMonth } from "#rules/analytics/periods.ts";
import { dayIn } from "#rules/day-in.ts";
import { addDays, longDay } from "#rules/days.ts";
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

/** Published lessons whose film says what a fact does not say any more, for those who make them again. */
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
  const facts = factsOn(today);
  const figures = oldFiguresOf(lesson, facts, today).flatMap(({ says, fact: name }) => {
    const fact = facts.get(name);
    return fact ? [{ says, label: fact.label, ...holdsToday(fact, facts, today) }] : [];
  });
  return figures.length === 0 ? null : { madeIn: sayMonth(`${lesson.asOf}-01`), figures };
}

/** What a reader is told about a fact: its value, or since when it does not apply and what came after it. */
function holdsToday(fact: Fact, facts: Facts, today: string) {
  if (!hasEnded(fact, today)) return { now: fact.value, endedFrom: null };
  const from = addDays(fact.inForceTo!, 1);
  const next = [...facts.values()].find(
    (one) => isOfOneKind(one, fact) && one.inForceFrom === from,
  );
  return { now: next?.value ?? null, endedFrom: longDay(from) };
}

/** Names of facts that follow each other differ in their last word: "…-length-now", "…-length-next". */
function isOfOneKind(one: Fact, other: Fact): boolean {
  const kindOf = ({ name }: Fact) => name.slice(0, name.lastIndexOf("-"));
  return kindOf(one) === kindOf(other);
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

/** Not one that had ended when it was read: that is a record of the past, and stays true. */
function hasEnded(fact: Fact, today: string): boolean {
  return fact.inForceTo !== null && fact.inForceTo < today && !isHistory(fact);
}
