import { and, eq, inArray, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { courses, lessonFiles, lessons } from "#db/schema/learning.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Visitor } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { LEARNING_TAG } from "../media/learning-tag.ts";
import { deskAudit } from "./audit-kinds.ts";
import type { CourseRefusal } from "./refusals.ts";

type Member = Extract<Visitor, { kind: "member" }>;
type Done = Result<null, CourseRefusal>;
export type LearningState = "draft" | "published";

/** Authors write; who publishes has the power to. */
export async function setCourseState(
  staff: Member,
  { id, state }: { id: number; state: LearningState },
  now: Date,
): Promise<Done> {
  if (!staffMay(staff, "publish")) return no("may-not-publish");
  const done = await db.transaction(async (tx): Promise<Done> => {
    const [course] = await tx.select().from(courses).where(eq(courses.id, id)).for("update");
    if (!course) return no("not-found");
    const live = and(eq(lessons.courseId, id), eq(lessons.state, "published"));
    if (state === "published" && (await tx.$count(lessons, live)) === 0) return no("needs-lesson");
    const revision = sql`${courses.revision} + 1`;
    await tx.update(courses).set({ state, revision, updatedAt: now }).where(eq(courses.id, id));
    const kind = state === "published" ? "course-published" : "course-unpublished";
    await record(tx, deskAudit[kind], { actorId: staff.id, detail: { course: course.slug } });
    return ok(null);
  });
  invalidatePages(LEARNING_TAG);
  return done;
}

/** A lesson goes out with its film and its captions, or not at all. */
export async function setLessonState(
  staff: Member,
  { id, state }: { id: number; state: LearningState },
  now: Date,
): Promise<Done> {
  if (!staffMay(staff, "publish")) return no("may-not-publish");
  const done = await db.transaction(async (tx): Promise<Done> => {
    const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, id)).for("update");
    if (!lesson) return no("not-found");
    const missing = state === "published" ? await whatIsMissing(tx, id) : null;
    if (missing) return no(missing);
    const revision = sql`${lessons.revision} + 1`;
    await tx.update(lessons).set({ state, revision, updatedAt: now }).where(eq(lessons.id, id));
    const kind = state === "published" ? "lesson-published" : "lesson-unpublished";
    await record(tx, deskAudit[kind], { actorId: staff.id, detail: { lesson: lesson.slug } });
    return ok(null);
  });
  invalidatePages(LEARNING_TAG);
  return done;
}

async function whatIsMissing(tx: Transaction, lessonId: number): Promise<CourseRefusal | null> {
  const rows = await tx
    .select({ kind: lessonFiles.kind })
    .from(lessonFiles)
    .where(
      and(eq(lessonFiles.lessonId, lessonId), inArray(lessonFiles.kind, ["video-720", "captions"])),
    );
  const kinds = new Set(rows.map(({ kind }) => kind));
  if (!kinds.has("video-720")) return "needs-film";
  return kinds.has("captions") ? null : "needs-captions";
}
