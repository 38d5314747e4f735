import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { lessonFiles } from "#db/schema/learning.ts";
import { addFile, removeFiles, type StoredFile } from "#platform/files/files.server.ts";
import type { FileKind } from "./lesson-media.ts";

type Replacing = {
  /** Every kind that goes, also where nothing takes its place. */
  replaced: readonly FileKind[];
  /** One file may stand for two kinds. */
  files: readonly { kind: FileKind; file: StoredFile }[];
};

/** New files of a lesson in place of old ones, whose bytes go. */
export async function replaceLessonFiles(
  tx: Transaction,
  lessonId: number,
  { replaced, files }: Replacing,
): Promise<void> {
  const gone = await tx
    .delete(lessonFiles)
    .where(and(eq(lessonFiles.lessonId, lessonId), inArray(lessonFiles.kind, [...replaced])))
    .returning({ fileId: lessonFiles.fileId });
  const stored = new Map(files.map(({ file }) => [file.id, file]));
  for (const file of stored.values()) await addFile(tx, file);
  if (files.length > 0)
    await tx
      .insert(lessonFiles)
      .values(files.map(({ kind, file }) => ({ lessonId, kind, fileId: file.id })));
  await removeFiles(tx, [...new Set(gone.map(({ fileId }) => fileId))]);
}
