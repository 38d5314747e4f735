import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { log } from "#platform/log.server.ts";
import { placeFiles, storeChanged } from "./lesson-media.server.ts";
import {
  type CourseFolders,
  courseFolders,
  type ReadCourse,
  type ReadLesson,
  readCourses,
} from "./read-courses.server.ts";

// Any number will do, as long as every process of ours takes the same one.
const ADVISORY_LOCK = 7_294_047;

type Known = { id: number; revision: number; fileHash: string | null; fileRevision: number | null };
export type Loaded = { added: number; updated: number; editedByStaff: number };

/**
 * Takes the courses on disk into the database: all of them at the first start, later those whose
 * words or films changed. What staff have changed since is left as they want it.
 */
export async function loadCourses(
  now: Date,
  folders: CourseFolders = courseFolders(),
): Promise<Loaded> {
  const found = readCourses(folders);
  refuseSlugsTwice(found);
  const loaded: Loaded = { added: 0, updated: 0, editedByStaff: 0 };
  for (const course of found) {
    const courseId = await db.transaction((tx) => loadCourse(tx, course, { loaded, now }));
    for (const lesson of course.lessons) await loadLesson(lesson, { courseId, loaded, now });
  }
  if (loaded.added + loaded.updated > 0) log.info(loaded, "courses loaded");
  return loaded;
}

/** Standard lessons stand under one address, whichever course they belong to. */
function refuseSlugsTwice(found: readonly ReadCourse[]): void {
  const standard = found.filter(({ tier }) => tier === "standard");
  const slugs = standard.flatMap(({ lessons: own }) => own.map(({ slug }) => slug));
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) !== at);
  if (twice) throw new Error(`Two standard lessons are called ${twice}: rename one of the files`);
}

type Loading = { loaded: Loaded; now: Date };

async function loadCourse(tx: Transaction, course: ReadCourse, { loaded, now }: Loading) {
  const { slug, hash, lessons: _lessons, ...words } = course;
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
  const [known] = await tx
    .select({
      id: courses.id,
      revision: courses.revision,
      fileHash: courses.fileHash,
      fileRevision: courses.fileRevision,
    })
    .from(courses)
    .where(eq(courses.slug, slug));
  const next = nextRevision(known, hash);
  if (next === "unchanged") return known!.id;
  if (next === "staff") {
    loaded.editedByStaff += 1;
    return known!.id;
  }
  const row = { ...words, slug, fileHash: hash, revision: next, fileRevision: next };
  if (known) {
    await tx
      .update(courses)
      .set({ ...row, updatedAt: now })
      .where(eq(courses.id, known.id));
    loaded.updated += 1;
    return known.id;
  }
  const [added] = await tx
    .insert(courses)
    .values({ ...row, state: "published", createdAt: now, updatedAt: now })
    .returning({ id: courses.id });
  loaded.added += 1;
  return added!.id;
}

/** Which revision a file makes of what is known: none where it has not changed, or staff have. */
function nextRevision(known: Known | undefined, hash: string): number | "unchanged" | "staff" {
  if (!known) return 1;
  if (known.fileHash === hash) return "unchanged";
  return known.revision === known.fileRevision ? known.revision + 1 : "staff";
}

async function loadLesson(
  lesson: ReadLesson,
  { courseId, ...loading }: Loading & { courseId: number },
): Promise<void> {
  const stored = await storeChanged(courseId, lesson);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const id = await writeLesson(tx, lesson, { courseId, ...loading });
    if (id !== null && stored.length > 0) await placeFiles(tx, id, stored);
  });
}

/** The lesson's id, or null where it is staff's own by now. */
async function writeLesson(
  tx: Transaction,
  { files: _files, hash, slug, ...words }: ReadLesson,
  { courseId, loaded, now }: Loading & { courseId: number },
): Promise<number | null> {
  const [known] = await tx
    .select({
      id: lessons.id,
      revision: lessons.revision,
      fileHash: lessons.fileHash,
      fileRevision: lessons.fileRevision,
    })
    .from(lessons)
    .where(sql`${lessons.courseId} = ${courseId} and ${lessons.slug} = ${slug}`)
    .for("update");
  const next = nextRevision(known, hash);
  if (next === "unchanged") return known!.id;
  if (next === "staff") {
    loaded.editedByStaff += 1;
    return null;
  }
  const row = { ...words, courseId, slug, fileHash: hash, revision: next, fileRevision: next };
  if (known) {
    await tx
      .update(lessons)
      .set({ ...row, updatedAt: now })
      .where(eq(lessons.id, known.id));
    loaded.updated += 1;
    return known.id;
  }
  const [added] = await tx
    .insert(lessons)
    .values({ ...row, state: "published", createdAt: now, updatedAt: now })
    .returning({ id: lessons.id });
  loaded.added += 1;
  return added!.id;
}
