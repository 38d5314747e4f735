import { and, asc, eq, max, ne, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { LEARNING_TAG } from "../media/learning-tag.ts";
import { deskAudit } from "./audit-kinds.ts";
import type { CourseInput, NewCourse } from "./course.schema.ts";
import type { CourseRefusal } from "./refusals.ts";
import { renumbered, reordered, type Way } from "./reorder.ts";

export type Staff = { id: string };
export type Target = { id: number; baseRevision: number };
export type Saved =
  | Result<{ id: number }, CourseRefusal>
  | { ok: false; error: "conflict"; revision: number };

/** A new course, behind the others, as a draft. */
export async function addCourse(staff: Staff, input: NewCourse, now: Date): Promise<Saved> {
  try {
    return await db.transaction(async (tx) => {
      const [last] = await tx.select({ position: max(courses.position) }).from(courses);
      const [course] = await tx
        .insert(courses)
        .values({
          ...input,
          position: (last?.position ?? 0) + 1,
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: courses.id });
      const detail = { course: input.slug };
      await record(tx, deskAudit["course-added"], { actorId: staff.id, detail });
      return ok(course!);
    });
  } catch (error) {
    if (violates(error, "courses_slug")) return no("slug-taken");
    throw error;
  }
}

export async function changeCourse(
  staff: Staff,
  { id, baseRevision }: Target,
  input: CourseInput,
  now: Date,
): Promise<Saved> {
  const saved = await db.transaction(async (tx): Promise<Saved> => {
    const [course] = await tx.select().from(courses).where(eq(courses.id, id)).for("update");
    if (!course) return no("not-found");
    if (course.revision !== baseRevision)
      return { ok: false, error: "conflict", revision: course.revision };
    const refusal = course.tier === input.tier ? null : await refuseTier(tx, id, input.tier);
    if (refusal) return no(refusal);
    await tx
      .update(courses)
      .set({ ...input, revision: course.revision + 1, updatedAt: now })
      .where(eq(courses.id, id));
    const detail = { course: course.slug, tier: input.tier };
    await record(tx, deskAudit["course-changed"], { actorId: staff.id, detail });
    return ok({ id });
  });
  invalidatePages(LEARNING_TAG);
  return saved;
}

/** One place up or down among the courses of its tier, as readers see them, drafts included. */
export async function moveCourse(
  staff: Staff,
  { id: courseId, way }: { id: number; way: Way },
  now: Date,
): Promise<Result<null, CourseRefusal>> {
  const moved = await db.transaction(async (tx) => {
    const all = await tx
      .select({
        id: courses.id,
        slug: courses.slug,
        tier: courses.tier,
        position: courses.position,
      })
      .from(courses)
      .orderBy(asc(courses.id))
      .for("update");
    const tier = all.find(({ id }) => id === courseId)?.tier;
    const row = all
      .filter((course) => course.tier === tier)
      .sort((one, other) => one.position - other.position || one.id - other.id);
    const next = reordered(row, { id: courseId, way });
    if (!next) return no("not-found");
    for (const { id, position } of renumbered(next.order))
      await tx.update(courses).set({ position, updatedAt: now }).where(eq(courses.id, id));
    const detail = { course: next.moved.slug, place: String(next.place) };
    await record(tx, deskAudit["course-moved"], { actorId: staff.id, detail });
    return ok(null);
  });
  invalidatePages(LEARNING_TAG);
  return moved;
}

async function refuseTier(
  tx: Transaction,
  courseId: number,
  tier: CourseInput["tier"],
): Promise<CourseRefusal | null> {
  const own = eq(lessons.courseId, courseId);
  if (tier === "premium") {
    const inJumpstart = await tx.$count(lessons, and(own, eq(lessons.isInJumpstart, true)));
    return inJumpstart > 0 ? "jumpstart-needs-standard" : null;
  }
  const slugs = await tx.select({ slug: lessons.slug }).from(lessons).where(own);
  for (const { slug } of slugs)
    if (await isStandardSlugTaken(tx, slug, courseId)) return "standard-slug-taken";
  return null;
}

/** Standard lessons stand under one address, whichever course they belong to. One change at a time asks. */
export async function isStandardSlugTaken(
  tx: Transaction,
  slug: string,
  exceptCourse: number,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(7294048)`);
  const [taken] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.slug, slug), eq(courses.tier, "standard"), ne(courses.id, exceptCourse)));
  return taken !== undefined;
}
