import { randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { lessons } from "#db/schema/learning.ts";
import { lessonUploadParts, lessonUploads } from "#db/schema/lesson-uploads.ts";
import { removeFiles } from "#platform/files/files.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { MAX_BYTES, type UploadRefusal } from "./upload.ts";

export type Sending = { name: string; bytes: number; fingerprint: string };
type Begun = { id: string; received: number };

/** A new upload, or the one that broke off where the same file is chosen again. */
export async function beginUpload(
  lessonId: number,
  sending: Sending,
  now: Date,
): Promise<Result<Begun, UploadRefusal>> {
  if (sending.bytes === 0) return no("empty");
  if (sending.bytes > MAX_BYTES) return no("too-large");
  return db.transaction(async (tx) => {
    const [lesson] = await tx
      .select({ id: lessons.id })
      .from(lessons)
      .where(eq(lessons.id, lessonId))
      .for("update");
    if (!lesson) return no("not-found");
    const [before] = await tx
      .select()
      .from(lessonUploads)
      .where(eq(lessonUploads.lessonId, lessonId));
    if (before?.state === "waiting" || before?.state === "working") return no("being-prepared");
    if (before?.state === "uploading" && isSame(before, sending))
      return ok({ id: before.id, received: before.received });
    if (before) await removeUpload(tx, before.id);
    const id = randomUUID();
    await tx
      .insert(lessonUploads)
      .values({ id, lessonId, ...sending, createdAt: now, updatedAt: now });
    return ok({ id, received: 0 });
  });
}

function isSame(before: Sending, { fingerprint, bytes }: Sending): boolean {
  return before.fingerprint === fingerprint && before.bytes === bytes;
}

/** The parts of an upload that have arrived, without the upload. */
export async function removeParts(tx: Transaction, uploadId: string): Promise<void> {
  const parts = await tx
    .delete(lessonUploadParts)
    .where(eq(lessonUploadParts.uploadId, uploadId))
    .returning({ fileId: lessonUploadParts.fileId });
  await removeFiles(
    tx,
    parts.map(({ fileId }) => fileId),
  );
}

async function removeUpload(tx: Transaction, uploadId: string): Promise<void> {
  await removeParts(tx, uploadId);
  await tx.delete(lessonUploads).where(eq(lessonUploads.id, uploadId));
}

const WEEK_MS = 7 * 24 * 3600_000;

/** Uploads that nobody went on with for a week. */
export async function deleteBrokenUploads(now: Date): Promise<number> {
  const before = new Date(now.getTime() - WEEK_MS);
  const old = and(eq(lessonUploads.state, "uploading"), lt(lessonUploads.updatedAt, before));
  return db.transaction(async (tx) => {
    const broken = await tx
      .select({ id: lessonUploads.id })
      .from(lessonUploads)
      .where(old)
      .for("update");
    for (const { id } of broken) await removeUpload(tx, id);
    return broken.length;
  });
}
