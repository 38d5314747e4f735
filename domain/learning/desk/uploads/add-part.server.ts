import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { lessons } from "#db/schema/learning.ts";
import { lessonUploadParts, lessonUploads } from "#db/schema/lesson-uploads.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { addFile, type StoredFile, storeFile } from "#platform/files/files.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { deskAudit } from "../audit-kinds.ts";
import { PART_BYTES, type UploadRefusal } from "./upload.ts";

type Staff = { id: string };
type Part = { uploadId: string; lessonId: number; at: number; bytes: Uint8Array };
type Taken = { received: number };
type Added = Result<Taken, UploadRefusal> | { ok: false; error: "wrong-part"; received: number };

/**
 * Adds the next part. One that does not begin where the last ended is refused with the place where
 * it has to begin: the sender goes on from there, after a broken connection or beside another window.
 */
export async function addPart(staff: Staff, part: Part, now: Date): Promise<Added> {
  const upload = await findUploading(db, part);
  if (!upload) return no("not-found");
  if (!fits(upload, part)) return wrongPart(upload);
  // Before the transaction: a slow store must not hold it open.
  const file = await storeFile(part.bytes, "application/octet-stream");
  return db.transaction((tx) => addStored(tx, staff, { part, file, now }));
}

type Stored = { part: Part; file: StoredFile; now: Date };

async function addStored(
  tx: Transaction,
  staff: Staff,
  { part, file, now }: Stored,
): Promise<Added> {
  const upload = await findUploading(tx, part, "locked");
  if (!upload) return no("not-found");
  if (!fits(upload, part)) return wrongPart(upload);
  await addFile(tx, file);
  await tx
    .insert(lessonUploadParts)
    .values({ uploadId: upload.id, startsAt: part.at, fileId: file.id });
  const received = part.at + part.bytes.byteLength;
  const isWhole = received === upload.bytes;
  await tx
    .update(lessonUploads)
    .set({ received, updatedAt: now, ...(isWhole ? { state: "waiting" as const } : {}) })
    .where(eq(lessonUploads.id, upload.id));
  if (isWhole) await sendToQueue(tx, staff, { uploadId: upload.id, lessonId: part.lessonId });
  return ok({ received });
}

async function sendToQueue(
  tx: Transaction,
  staff: Staff,
  { uploadId, lessonId }: { uploadId: string; lessonId: number },
): Promise<void> {
  const [lesson] = await tx
    .select({ slug: lessons.slug })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  const detail = { lesson: lesson!.slug };
  await record(tx, deskAudit["lesson-film-sent"], { actorId: staff.id, detail });
  await enqueue(tx, "prepare-lesson-film", { uploadId }, { singletonKey: uploadId });
}

async function findUploading(
  from: Pick<Transaction, "select">,
  { uploadId, lessonId }: Part,
  way?: "locked",
) {
  const { id, lessonId: of, state, bytes, received } = lessonUploads;
  const query = from
    .select({ id, bytes, received })
    .from(lessonUploads)
    .where(and(eq(id, uploadId), eq(of, lessonId), eq(state, "uploading")));
  const [upload] = await (way ? query.for("update") : query);
  return upload ?? null;
}

type Counted = { bytes: number; received: number };

function fits({ bytes, received }: Counted, part: Part): boolean {
  const length = part.bytes.byteLength;
  return part.at === received && length > 0 && length <= PART_BYTES && received + length <= bytes;
}

function wrongPart({ received }: Counted) {
  return { ok: false as const, error: "wrong-part" as const, received };
}
