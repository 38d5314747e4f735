import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sponsorUploads } from "#db/schema/sponsors.ts";
import { addFile, storeFile } from "#platform/files/files.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { asOfFromName } from "#rules/sponsor-register/as-of.ts";
import type { ImportRefusal } from "../checking/refusals.ts";
import { whyNotOfDay } from "./import-register.server.ts";
import { removeUploads } from "./uploads.server.ts";

const RETENTION_DAYS = 7;

/** Null: our own task fetched a copy that it may not read in by itself. */
type Staff = { id: string | null };
type Sent = { bytes: Uint8Array; fileName: string; asOf?: string | null };

/**
 * Takes a file that staff sent and queues its comparison with our copy: reading it takes
 * seconds, in which nobody should have to wait for an answer.
 */
export async function stageUpload(
  staff: Staff,
  { bytes, fileName, asOf }: Sent,
  now: Date,
): Promise<Result<{ id: string }, ImportRefusal>> {
  if (bytes.length === 0) return no("empty-file");
  const day = asOf || asOfFromName(fileName) || "";
  const misdated = await whyNotOfDay({ asOf: day, source: "upload" }, now);
  if (misdated) return no(misdated);

  const packed = bytes[0] === 0x1f ? Buffer.from(bytes) : await promisify(gzip)(bytes);
  const file = await storeFile(packed, "application/gzip");
  const upload = { id: randomUUID(), fileName, asOf: day, fileId: file.id };
  await db.transaction(async (tx) => {
    const old = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
    await removeUploads(tx, lt(sponsorUploads.uploadedAt, old));
    await addFile(tx, file);
    await tx
      .insert(sponsorUploads)
      .values({ ...upload, state: "comparing", uploadedById: staff.id, uploadedAt: now });
    await enqueue(tx, "sponsor-upload-sent", { uploadId: upload.id });
  });
  return ok({ id: upload.id });
}
