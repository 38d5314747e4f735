import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { sponsorImports, sponsorUploads, type UploadState } from "#db/schema/sponsors.ts";
import { fileColumns, readWhole, removeFiles } from "#platform/files/files.server.ts";
import { DamagedFileError } from "#platform/files/verified.server.ts";
import { namedChanges } from "#rules/sponsor-register/named-changes.ts";
import { importSentence } from "../checking/refusals.ts";
import { importRegister, prepareImport } from "./import-register.server.ts";

/** Reads an upload and compares it with our copy, for staff to decide on. Changes nothing else. */
export async function compareUpload(id: string, now: Date): Promise<void> {
  await workOn(id, ["comparing", "failed"], async ({ bytes, asOf }) => {
    const prepared = await prepareImport({ bytes, asOf, source: "upload" }, now, ({ rowsRead }) =>
      note(id, { rowsRead }),
    );
    if (!prepared.ok) return { state: "refused", refusal: importSentence(prepared), fileId: null };
    const { plan, rows, counts, losesTooMuch, sha256 } = prepared;
    const changes = namedChanges(plan.organisations);
    return { state: "staged", rows, counts, changes, losesTooMuch, sha256, rowsRead: 0 };
  });
}

/** Imports an upload that staff have confirmed. */
export async function importUpload(
  id: string,
  { acceptsLoss }: { acceptsLoss: boolean },
  now: Date,
): Promise<void> {
  await workOn(id, ["queued", "reading", "saving", "failed"], async (upload) => {
    const { bytes, asOf, fileName, uploadedById, sha256 } = upload;
    const doneBefore = await findImportOf({ sha256, asOf });
    if (doneBefore !== null) return { state: "done", importId: doneBefore, fileId: null };
    const file = { bytes, asOf, sourceName: fileName, importedById: uploadedById };
    const result = await importRegister(
      { ...file, source: "upload", acceptsLoss },
      now,
      ({ phase, rowsRead }) => note(id, { state: phase, rowsRead }),
    );
    if (!result.ok) return { state: "refused", refusal: importSentence(result), fileId: null };
    const { importId, rows } = result.value;
    return { state: "done", importId, rowsRead: rows, fileId: null };
  });
}

const columns = {
  file: fileColumns,
  asOf: sponsorUploads.asOf,
  fileName: sponsorUploads.fileName,
  sha256: sponsorUploads.sha256,
  uploadedById: sponsorUploads.uploadedById,
};

type Upload = {
  bytes: Buffer;
  asOf: string;
  fileName: string;
  sha256: string | null;
  uploadedById: string | null;
};
type News = Partial<typeof sponsorUploads.$inferInsert>;

/** Notes what came of the work, or that it failed: then the task is tried again, and finds the upload so. */
async function workOn(
  id: string,
  states: UploadState[],
  work: (upload: Upload) => Promise<News>,
): Promise<void> {
  const [upload] = await db
    .select(columns)
    .from(sponsorUploads)
    .innerJoin(files, eq(files.id, sponsorUploads.fileId))
    .where(and(eq(sponsorUploads.id, id), inArray(sponsorUploads.state, states)));
  if (!upload) return;
  try {
    const bytes = await readWhole(upload.file);
    if (!bytes) throw new DamagedFileError(upload.file.id);
    await settle(id, upload.file.id, await work({ ...upload, bytes }));
  } catch (error) {
    await note(id, { state: "failed" });
    throw error;
  }
}

/** The copy that this very file of this day became, where the process ended before it could be noted. */
async function findImportOf(file: { sha256: string | null; asOf: string }): Promise<number | null> {
  if (file.sha256 === null) return null;
  const [found] = await db
    .select({ id: sponsorImports.id })
    .from(sponsorImports)
    .where(
      and(
        eq(sponsorImports.sha256, file.sha256),
        eq(sponsorImports.asOf, file.asOf),
        eq(sponsorImports.state, "done"),
      ),
    );
  return found?.id ?? null;
}

/** Notes what came of the work. A decided upload lets go of its file. */
async function settle(id: string, fileId: string, news: News): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(sponsorUploads).set(news).where(eq(sponsorUploads.id, id));
    if (news.fileId === null) await removeFiles(tx, [fileId]);
  });
}

async function note(id: string, news: News): Promise<void> {
  await db.update(sponsorUploads).set(news).where(eq(sponsorUploads.id, id));
}
