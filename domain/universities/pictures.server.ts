import { createHash } from "node:crypto";
import { and, eq, lt, notExists } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employerChanges, employers } from "#db/schema/employers.ts";
import { files } from "#db/schema/files.ts";
import { pictures, universities } from "#db/schema/universities.ts";
import {
  addFile,
  fileColumns,
  removeFiles,
  type StoredFile,
  storeFile,
} from "#platform/files/files.server.ts";
import type { Picture } from "#platform/pictures.server.ts";

const ID = /^[\w-]{43}$/;
const UNUSED_RETENTION_MS = 24 * 3600_000;

/** For anyone who knows the id, as a page that shows the picture does. */
export async function findPicture(id: string): Promise<StoredFile | undefined> {
  if (!ID.test(id)) return undefined;
  const [file] = await db
    .select(fileColumns)
    .from(pictures)
    .innerJoin(files, eq(files.id, pictures.fileId))
    .where(eq(pictures.id, id));
  return file;
}

type StoredPicture = { id: string; file: StoredFile; width: number; height: number };

/** Before the transaction that shows it, so that no transaction waits for the store. */
export async function storePicture(picture: Picture): Promise<StoredPicture> {
  const { bytes, type, width, height } = picture;
  const id = createHash("sha256").update(bytes).digest("base64url");
  return { id, file: await storeFile(bytes, type), width, height };
}

/**
 * The same picture sent twice has one row, and counts as new: see below. The second copy of its bytes
 * has no row then, and is collected.
 */
export async function addPicture(tx: Transaction, picture: StoredPicture): Promise<string> {
  const { id, file, width, height } = picture;
  const createdAt = new Date();
  const isKnown = eq(pictures.id, id);
  const known = await tx
    .update(pictures)
    .set({ createdAt })
    .where(isKnown)
    .returning({ id: pictures.id });
  if (known.length > 0) return id;
  await addFile(tx, file);
  await tx
    .insert(pictures)
    .values({ id, fileId: file.id, width, height, createdAt })
    .onConflictDoUpdate({ target: pictures.id, set: { createdAt } });
  return id;
}

/**
 * Deletes pictures that nothing shows. Not on the day they came: a page rendered
 * a moment before its university changed may still ask for the former one.
 */
export async function deleteUnusedPictures(now: Date): Promise<void> {
  const shown = db
    .select({ id: universities.id })
    .from(universities)
    .where(eq(universities.logoId, pictures.id));
  const shownByEmployer = db
    .select({ id: employers.id })
    .from(employers)
    .where(eq(employers.logoId, pictures.id));
  const askedFor = db
    .select({ id: employerChanges.employerId })
    .from(employerChanges)
    .where(eq(employerChanges.logoId, pictures.id));
  const before = new Date(now.getTime() - UNUSED_RETENTION_MS);
  const isUnused = [shown, shownByEmployer, askedFor].map((query) => notExists(query));
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(pictures)
      .where(and(lt(pictures.createdAt, before), ...isUnused))
      .returning({ fileId: pictures.fileId });
    await removeFiles(
      tx,
      gone.map(({ fileId }) => fileId),
    );
  });
}
