import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sponsorUploads } from "#db/schema/sponsors.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { asOfFromName } from "#rules/sponsor-register/as-of.ts";
import { importRegister, prepareImport, type Refused } from "./import-register.server.ts";
import { type ImportRefusal, importSentence } from "./refusals.ts";

const KEPT_DAYS = 7;

type Staff = { id: string };
type Sent = { bytes: Uint8Array; fileName: string; asOf?: string | null };

const summary = {
  id: sponsorUploads.id,
  fileName: sponsorUploads.fileName,
  asOf: sponsorUploads.asOf,
  rows: sponsorUploads.rows,
  counts: sponsorUploads.counts,
  losesTooMuch: sponsorUploads.losesTooMuch,
  state: sponsorUploads.state,
  rowsRead: sponsorUploads.rowsRead,
  refusal: sponsorUploads.refusal,
  importId: sponsorUploads.importId,
  uploadedAt: sponsorUploads.uploadedAt,
};

export type UploadProgress = NonNullable<Awaited<ReturnType<typeof uploadProgress>>>;

/** Reads and compares a file that staff sent, and keeps it until somebody confirms. Changes nothing else. */
export async function stageUpload(
  staff: Staff,
  { bytes, fileName, asOf }: Sent,
  now: Date,
): Promise<{ ok: true; value: UploadProgress } | Refused> {
  const day = asOf || asOfFromName(fileName);
  const prepared = await prepareImport({ bytes, asOf: day, source: "upload" }, now);
  if (!prepared.ok) return prepared;

  const packed = bytes[0] === 0x1f ? Buffer.from(bytes) : await promisify(gzip)(bytes);
  const { rows, counts, losesTooMuch, sha256 } = prepared;
  const [staged] = await db.transaction(async (tx) => {
    const old = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
    await tx.delete(sponsorUploads).where(lt(sponsorUploads.uploadedAt, old));
    const row = { id: randomUUID(), fileName, asOf: prepared.asOf, bytes: packed, sha256 };
    return tx
      .insert(sponsorUploads)
      .values({
        ...row,
        rows,
        counts,
        losesTooMuch,
        state: "staged",
        uploadedById: staff.id,
        uploadedAt: now,
      })
      .returning(summary);
  });
  return { ok: true, value: staged! };
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

/** Drops a staged file that nobody wants. */
export async function discardUpload(id: string): Promise<void> {
  await db
    .delete(sponsorUploads)
    .where(and(eq(sponsorUploads.id, id), eq(sponsorUploads.state, "staged")));
}

export async function uploadProgress(id: string) {
  const [upload] = await db.select(summary).from(sponsorUploads).where(eq(sponsorUploads.id, id));
  return upload ?? null;
}

const UNDECIDED = ["staged", "queued", "reading", "saving"] as const;

/** Uploads that wait for a decision, or whose import runs. */
export function listOpenUploads() {
  return db
    .select(summary)
    .from(sponsorUploads)
    .where(inArray(sponsorUploads.state, UNDECIDED))
    .orderBy(desc(sponsorUploads.uploadedAt), sponsorUploads.id)
    .limit(10);
}

/** The worker's half of a confirmed upload. Run again after a crash, it goes on where it can. */
export async function importUpload(id: string, acceptsLoss: boolean, now: Date): Promise<void> {
  const [upload] = await db
    .select({ ...summary, bytes: sponsorUploads.bytes, uploadedById: sponsorUploads.uploadedById })
    .from(sponsorUploads)
    .where(
      and(
        eq(sponsorUploads.id, id),
        inArray(sponsorUploads.state, ["queued", "reading", "saving"]),
      ),
    );
  if (!upload?.bytes) return;

  const { bytes, asOf, fileName, uploadedById } = upload;
  const result = await importRegister(
    {
      bytes,
      asOf,
      source: "upload",
      sourceName: fileName,
      importedById: uploadedById,
      acceptsLoss,
    },
    now,
    ({ phase, rowsRead }) => noteProgress(id, { state: phase, rowsRead }),
  );
  await noteProgress(
    id,
    result.ok
      ? { state: "done", importId: result.value.importId, rowsRead: result.value.rows, bytes: null }
      : { state: "refused", refusal: importSentence(result), bytes: null },
  );
}

async function noteProgress(
  id: string,
  news: Partial<typeof sponsorUploads.$inferInsert>,
): Promise<void> {
  await db.update(sponsorUploads).set(news).where(eq(sponsorUploads.id, id));
}
