import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { courses, lessonFiles, lessons } from "#db/schema/learning.ts";
import { cacheByKey } from "#platform/cached.server.ts";
import { fileColumns, type StoredFile } from "#platform/files/files.server.ts";
import { LEARNING_TAG } from "./learning-tag.ts";
import type { FileKind } from "./lesson-media.ts";

const watched = { tier: courses.tier, courseState: courses.state, lessonState: lessons.state };

type Row = {
  tier: "standard" | "premium";
  courseState: "draft" | "published";
  lessonState: "draft" | "published";
};

export type WatchedLesson = { tier: "standard" | "premium"; isPublished: boolean };

function watchedFrom({ tier, courseState, lessonState }: Row): WatchedLesson {
  return { tier, isPublished: courseState === "published" && lessonState === "published" };
}

/** A lesson's kinds of files, with what decides who may watch it. */
export async function findKindsOf(
  lessonId: number,
): Promise<(WatchedLesson & { kinds: Set<FileKind> }) | null> {
  const rows = await db
    .select({ ...watched, kind: lessonFiles.kind })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(lessonFiles, eq(lessonFiles.lessonId, lessons.id))
    .where(eq(lessons.id, lessonId));
  const [first] = rows;
  if (!first) return null;
  const kinds = rows.flatMap(({ kind }) => (kind ? [kind] : []));
  return { ...watchedFrom(first), kinds: new Set(kinds) };
}

type FoundFile = WatchedLesson & { file: StoredFile | null };

/** A player asks for part after part of the same file, and staff seldom change one. */
const foundFiles = cacheByKey<FoundFile | null>({
  ...{ tag: LEARNING_TAG, maxAgeMs: 2000, maxKeys: 2000 },
});

/** One file of a lesson; `file` is null where the lesson has none of this kind. */
export function findLessonFile(lessonId: number, kind: FileKind): Promise<FoundFile | null> {
  return foundFiles(`${lessonId} ${kind}`, () => readLessonFile(lessonId, kind));
}

async function readLessonFile(lessonId: number, kind: FileKind): Promise<FoundFile | null> {
  const [row] = await db
    .select({ ...watched, file: fileColumns })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(lessonFiles, and(eq(lessonFiles.lessonId, lessons.id), eq(lessonFiles.kind, kind)))
    .leftJoin(files, eq(files.id, lessonFiles.fileId))
    .where(eq(lessons.id, lessonId));
  return row ? { ...watchedFrom(row), file: row.file } : null;
}
