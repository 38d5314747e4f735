import { and, asc, eq, ilike, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { courses, lessonFiles, lessons } from "#db/schema/learning.ts";
import { fileColumns, readWhole } from "#platform/files/files.server.ts";
import type { PageParams } from "#rules/paged.ts";
import { type Cue, cuesIn } from "./captions/cue.ts";
import type { LearningState } from "./publish.server.ts";

const PAGE_SIZE = 50;

type Query = PageParams & {
  q: string;
  tier?: "standard" | "premium" | undefined;
  state?: LearningState | undefined;
};

const ofCourse = (condition: string) =>
  sql<number>`(select count(*) from lessons l where l.course_id = courses.id ${sql.raw(condition)})`.mapWith(
    Number,
  );
const hasKind = (kind: string) =>
  `exists (select from lesson_files f where f.lesson_id = l.id and f.kind = '${kind}')`;

/** Every course, drafts too, in the order readers see. For our staff only. */
export async function unsafeListCourses({ q, tier, state, page, pageSize = PAGE_SIZE }: Query) {
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const where = and(
    q ? or(ilike(courses.title, like), ilike(courses.slug, like)) : undefined,
    tier ? eq(courses.tier, tier) : undefined,
    state ? eq(courses.state, state) : undefined,
  );
  const { id, slug, title, tier: of, state: stands, position } = courses;
  const rows = await db
    .select({
      ...{ id, slug, title, tier: of, state: stands, position },
      lessons: ofCourse(""),
      published: ofCourse("and l.state = 'published'"),
      captioned: ofCourse(`and ${hasKind("captions")}`),
    })
    .from(courses)
    .where(where)
    .orderBy(asc(courses.tier), asc(courses.position), asc(courses.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(courses, where), page, pageSize };
}

/** A course with its lessons in their order. For our staff only. */
export async function unsafeFindCourse(courseId: number) {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  if (!course) return null;
  const kindOf = (kind: string) =>
    sql<boolean>`exists (select from lesson_files f where f.lesson_id = lessons.id and f.kind = ${kind})`;
  const { id, slug, title, state, durationMs, position } = lessons;
  const rows = await db
    .select({
      ...{ id, slug, title, state, durationMs, position },
      hasFilm: kindOf("video-720"),
      hasCaptions: kindOf("captions"),
      questions: sql<number>`jsonb_array_length(${lessons.questions})`.mapWith(Number),
    })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(position), asc(id));
  return { ...course, lessons: rows };
}

/** A lesson of this very course, as staff see it. */
export async function unsafeFindDeskLesson(courseId: number, lessonId: number) {
  const [row] = await db
    .select({ lesson: lessons, course: courses })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.id, lessonId), eq(lessons.courseId, courseId)));
  return row ?? null;
}

/** The captions as they are shown now; none where there are none. */
export async function readCaptions(lessonId: number): Promise<Cue[]> {
  const [file] = await db
    .select(fileColumns)
    .from(lessonFiles)
    .innerJoin(files, eq(files.id, lessonFiles.fileId))
    .where(and(eq(lessonFiles.lessonId, lessonId), eq(lessonFiles.kind, "captions")));
  const bytes = file ? await readWhole(file) : null;
  return bytes ? cuesIn(bytes.toString()) : [];
}
