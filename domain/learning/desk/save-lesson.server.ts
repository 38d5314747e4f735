import { and, asc, eq, max } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { LEARNING_TAG } from "../media/learning-tag.ts";
import { deskAudit } from "./audit-kinds.ts";
import type { NewLesson } from "./course.schema.ts";
import type { LessonInput } from "./lesson.schema.ts";
import type { CourseRefusal } from "./refusals.ts";
import { renumbered, reordered, type Way } from "./reorder.ts";
import { isStandardSlugTaken, type Saved, type Staff, type Target } from "./save-course.server.ts";

/** A new lesson at the end of its course, as a draft. */
export async function addLesson(
  staff: Staff,
  courseId: number,
  input: NewLesson,
  now: Date,
): Promise<Saved> {
  try {
    return await db.transaction(async (tx): Promise<Saved> => {
      const [course] = await tx
        .select()
        .from(courses)
        .where(eq(courses.id, courseId))
        .for("update");
      if (!course) return no("not-found");
      if (course.tier === "standard" && (await isStandardSlugTaken(tx, input.slug, courseId)))
        return no("standard-slug-taken");
      const own = eq(lessons.courseId, courseId);
      const [last] = await tx
        .select({ position: max(lessons.position) })
        .from(lessons)
        .where(own);
      const position = (last?.position ?? 0) + 1;
      const [lesson] = await tx
        .insert(lessons)
        .values({ ...input, courseId, position, createdAt: now, updatedAt: now })
        .returning({ id: lessons.id });
      const detail = { course: course.slug, lesson: input.slug };
      await record(tx, deskAudit["lesson-added"], { actorId: staff.id, detail });
      return ok(lesson!);
    });
  } catch (error) {
    if (violates(error, "lessons_slug")) return no("slug-taken");
    throw error;
  }
}

export async function changeLesson(
  staff: Staff,
  { id, baseRevision }: Target,
  input: LessonInput,
  now: Date,
): Promise<Saved> {
  const saved = await db.transaction(async (tx): Promise<Saved> => {
    const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, id)).for("update");
    if (!lesson) return no("not-found");
    if (lesson.revision !== baseRevision)
      return { ok: false, error: "conflict", revision: lesson.revision };
    // Shared with code that changes the tier, so that the two cannot pass each other.
    const [course] = await tx
      .select({ tier: courses.tier })
      .from(courses)
      .where(eq(courses.id, lesson.courseId))
      .for("share");
    if (input.isInJumpstart && course?.tier !== "standard") return no("jumpstart-needs-standard");
    await tx
      .update(lessons)
      .set({ ...input, revision: lesson.revision + 1, updatedAt: now })
      .where(eq(lessons.id, id));
    const detail = { lesson: lesson.slug };
    await record(tx, deskAudit["lesson-changed"], { actorId: staff.id, detail });
    return ok({ id });
  });
  invalidatePages(LEARNING_TAG);
  return saved;
}

type Move = { courseId: number; lessonId: number; way: Way };

/** One place up or down. At the end of the row nothing happens. */
export async function moveLesson(
  staff: Staff,
  { courseId, lessonId, way }: Move,
  now: Date,
): Promise<Result<null, CourseRefusal>> {
  const moved = await db.transaction(async (tx) => {
    await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for("update");
    const row = await tx
      .select({ id: lessons.id, slug: lessons.slug, position: lessons.position })
      .from(lessons)
      .where(eq(lessons.courseId, courseId))
      .orderBy(asc(lessons.position), asc(lessons.id));
    const next = reordered(row, { id: lessonId, way });
    if (!next) return no("not-found");
    for (const { id, position } of renumbered(next.order)) {
      const own = and(eq(lessons.id, id), eq(lessons.courseId, courseId));
      await tx.update(lessons).set({ position, updatedAt: now }).where(own);
    }
    const detail = { lesson: next.moved.slug, place: String(next.place) };
    await record(tx, deskAudit["lesson-moved"], { actorId: staff.id, detail });
    return ok(null);
  });
  invalidatePages(LEARNING_TAG);
  return moved;
}
