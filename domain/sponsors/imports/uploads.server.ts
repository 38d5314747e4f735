import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { sponsorUploads } from "#db/schema/sponsors.ts";
import { removeFiles } from "#platform/files/files.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { ImportRefusal } from "../checking/refusals.ts";

const summary = {
  id: sponsorUploads.id,
  fileName: sponsorUploads.fileName,
  asOf: sponsorUploads.asOf,
  rows: sponsorUploads.rows,
  counts: sponsorUploads.counts,
  changes: sponsorUploads.changes,
  losesTooMuch: sponsorUploads.losesTooMuch,
  state: sponsorUploads.state,
  rowsRead: sponsorUploads.rowsRead,
  refusal: sponsorUploads.refusal,
  importId: sponsorUploads.importId,
  uploadedAt: sponsorUploads.uploadedAt,
};

export type UploadProgress = NonNullable<Awaited<ReturnType<typeof uploadProgress>>>;

export async function uploadProgress(id: string) {
  const [upload] = await db.select(summary).from(sponsorUploads).where(eq(sponsorUploads.id, id));
  return upload ?? null;
}

const UNDECIDED = ["comparing", "staged", "queued", "reading", "saving", "failed"] as const;

/** Uploads that wait for a decision, or on which work goes on. */
export function listOpenUploads() {
  return db
    .select(summary)
    .from(sponsorUploads)
    .where(inArray(sponsorUploads.state, UNDECIDED))
    .orderBy(desc(sponsorUploads.uploadedAt), sponsorUploads.id)
    .limit(10);
}

/** Queues the import of a staged file. `acceptsLoss`: the person ticked that the loss of rows is right. */
export async function confirmUpload(
  id: string,
  { acceptsLoss }: { acceptsLoss: boolean },
): Promise<Result<{}, ImportRefusal>> {
  return db.transaction(async (tx) => {
    const [upload] = await tx
      .select({ state: sponsorUploads.state, losesTooMuch: sponsorUploads.losesTooMuch })
      .from(sponsorUploads)
      .where(eq(sponsorUploads.id, id))
      .for("update");
    if (!upload) return no("no-such-upload");
    if (upload.state !== "staged") return no("already-decided");
    if (upload.losesTooMuch && !acceptsLoss) return no("loses-too-much");
    await tx.update(sponsorUploads).set({ state: "queued" }).where(eq(sponsorUploads.id, id));
    await enqueue(tx, "sponsor-upload-confirmed", { uploadId: id, acceptsLoss });
    return ok({});
  });
}

/** Drops a file that nobody wants, or on which work has failed. */
export async function discardUpload(id: string): Promise<void> {
  const isDiscarded = inArray(sponsorUploads.state, ["staged", "failed"]);
  await db.transaction((tx) => removeUploads(tx, and(eq(sponsorUploads.id, id), isDiscarded)));
}

/** With their files. */
export async function removeUploads(tx: Transaction, which: SQL | undefined): Promise<void> {
  const gone = await tx
    .delete(sponsorUploads)
    .where(which)
    .returning({ fileId: sponsorUploads.fileId });
  await removeFiles(
    tx,
    gone.flatMap(({ fileId }) => fileId ?? []),
  );
}
