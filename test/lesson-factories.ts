import { db } from "#db/client.server.ts";
import { courses, lessonFiles, lessons } from "#db/schema/learning.ts";
import type { FileKind } from "#domain/learning/media/lesson-media.ts";
import { aFile } from "./files.ts";

let number = 0;

type CourseGiven = Partial<typeof courses.$inferInsert>;

export async function aCourse(given: CourseGiven = {}) {
  number += 1;
  const [course] = await db
    .insert(courses)
    .values({
      slug: `course-${number}`,
      title: `Course ${number}`,
      summary: "What it is about.",
      tier: "standard",
      position: number,
      state: "published",
      ...given,
    })
    .returning();
  return course!;
}

type LessonGiven = Partial<typeof lessons.$inferInsert> & {
  tier?: "standard" | "premium";
  /** The bytes of each of its files. */
  files?: Partial<Record<FileKind, string>>;
};

/** A published lesson of a course of its own. */
export async function aLesson({ tier = "standard", files = {}, ...given }: LessonGiven = {}) {
  number += 1;
  const courseId = given.courseId ?? (await aCourse({ tier })).id;
  const [lesson] = await db
    .insert(lessons)
    .values({
      courseId,
      slug: `lesson-${number}`,
      title: `Lesson ${number}`,
      summary: "What it teaches.",
      position: number,
      state: "published",
      durationMs: 60_000,
      ...given,
    })
    .returning();
  for (const [kind, content] of Object.entries(files)) {
    const file = await aFile(content, kind === "captions" ? "text/vtt" : "video/mp4");
    await db
      .insert(lessonFiles)
      .values({ lessonId: lesson!.id, kind: kind as FileKind, fileId: file.id });
  }
  return lesson!;
}
