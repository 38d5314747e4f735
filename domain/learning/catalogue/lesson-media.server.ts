import { createReadStream } from "node:fs";
import { and, eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { lessonFiles, lessons } from "#db/schema/learning.ts";
import { currentStore } from "#platform/files/current-store.server.ts";
import { addFile, removeFiles, type StoredFile, storeFile } from "#platform/files/files.server.ts";
import { settings } from "#platform/settings.server.ts";
import type { MediaKind, ReadLesson } from "./read-courses.server.ts";

export type StoredMedia = { kind: MediaKind; file: StoredFile };

/**
 * Writes those files of a lesson into the store that are not there yet. Before the transaction
 * that shows them: bytes that none comes to show are collected.
 */
export async function storeChanged(courseId: number, lesson: ReadLesson): Promise<StoredMedia[]> {
  const known = await knownFiles(courseId, lesson);
  const stored: StoredMedia[] = [];
  for (const { kind, path, type, sha256 } of lesson.files) {
    const has = known.find((one) => one.kind === kind);
    // What staff replaced at the desk is theirs.
    if (has && !has.isOurs) continue;
    if (has?.sha256 === sha256 && (await hasBytes(has.id))) continue;
    stored.push({ kind, file: await storeFile(createReadStream(path), type) });
  }
  return stored;
}

/** A demo's database may be copied without its files; anywhere else a row has its bytes. */
async function hasBytes(fileId: string): Promise<boolean> {
  return !settings().isDemo || (await currentStore().stat(fileId)) !== null;
}

async function knownFiles(courseId: number, { slug }: ReadLesson) {
  const rows = await db
    .select({
      kind: lessonFiles.kind,
      id: files.id,
      sha256: files.sha256,
      revision: lessons.revision,
      fileRevision: lessons.fileRevision,
    })
    .from(lessonFiles)
    .innerJoin(files, eq(files.id, lessonFiles.fileId))
    .innerJoin(lessons, eq(lessons.id, lessonFiles.lessonId))
    .where(and(eq(lessons.courseId, courseId), eq(lessons.slug, slug)));
  return rows.map(({ revision, fileRevision, ...row }) => ({
    ...row,
    isOurs: revision === fileRevision,
  }));
}

/** The new files in place of those of the same kind. */
export async function placeFiles(
  tx: Transaction,
  lessonId: number,
  stored: readonly StoredMedia[],
): Promise<void> {
  const kinds = stored.map(({ kind }) => kind);
  const replaced = await tx
    .delete(lessonFiles)
    .where(and(eq(lessonFiles.lessonId, lessonId), inArray(lessonFiles.kind, kinds)))
    .returning({ fileId: lessonFiles.fileId });
  for (const { file } of stored) await addFile(tx, file);
  await tx
    .insert(lessonFiles)
    .values(stored.map(({ kind, file }) => ({ lessonId, kind, fileId: file.id })));
  await removeFiles(
    tx,
    replaced.map(({ fileId }) => fileId),
  );
}
