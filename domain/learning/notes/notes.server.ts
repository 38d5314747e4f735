import { and, asc, desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { lessonNotes } from "#db/schema/learners.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { Lesson } from "../catalogue/catalogue.ts";
import { MAX_NOTES, type NoteRefusal } from "./refusals.ts";

export type Note = { id: number; atMs: number; words: string };

export function notesOn(userId: string, lessonId: number): Promise<Note[]> {
  return db
    .select({ id: lessonNotes.id, atMs: lessonNotes.atMs, words: lessonNotes.words })
    .from(lessonNotes)
    .where(isOn(userId, lessonId))
    .orderBy(asc(lessonNotes.atMs), asc(lessonNotes.id))
    .limit(MAX_NOTES);
}

const isOn = (userId: string, lessonId: number) =>
  and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId));

type Writing = { userId: string; lesson: Pick<Lesson, "id" | "durationMs"> };

export async function addNote(
  { userId, lesson }: Writing,
  { atMs, words }: { atMs: number; words: string },
  now: Date,
): Promise<Result<{ id: number }, NoteRefusal>> {
  return db.transaction(async (tx) => {
    if ((await tx.$count(lessonNotes, isOn(userId, lesson.id))) >= MAX_NOTES) return no("too-many");
    const [added] = await tx
      .insert(lessonNotes)
      .values({
        ...{ userId, lessonId: lesson.id, words, createdAt: now, updatedAt: now },
        atMs: Math.min(atMs, lesson.durationMs),
      })
      .returning({ id: lessonNotes.id });
    return ok({ id: added!.id });
  });
}

const isOwn = (userId: string, id: number) =>
  and(eq(lessonNotes.userId, userId), eq(lessonNotes.id, id));

export async function changeNote(
  userId: string,
  { id, words }: { id: number; words: string },
  now: Date,
): Promise<Result<null, NoteRefusal>> {
  const changed = await db
    .update(lessonNotes)
    .set({ words, updatedAt: now })
    .where(isOwn(userId, id))
    .returning({ id: lessonNotes.id });
  return changed.length > 0 ? ok(null) : no("not-found");
}

/** Removing what is gone already is no mistake. */
export async function removeNote(userId: string, id: number): Promise<void> {
  await db.delete(lessonNotes).where(isOwn(userId, id));
}

const MAX_EXPORTED = 5000;

/** All notes somebody has, lesson by lesson, for their file. */
export function allNotesOf(userId: string) {
  return db
    .select({
      atMs: lessonNotes.atMs,
      words: lessonNotes.words,
      lesson: lessons.title,
      course: courses.title,
    })
    .from(lessonNotes)
    .innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessonNotes.userId, userId))
    .orderBy(
      asc(courses.position),
      asc(lessons.position),
      asc(lessonNotes.atMs),
      desc(lessonNotes.id),
    )
    .limit(MAX_EXPORTED);
}
