import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvPhotos } from "#db/schema/cvs.ts";
import { files } from "#db/schema/files.ts";
import {
  addFile,
  fileColumns,
  readWhole,
  type StoredFile,
  storeFile,
} from "#platform/files/files.server.ts";
import { readPicture } from "#platform/pictures.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { MAX_PHOTOS, type PhotoRefusal } from "./refusals.ts";

/** JPEG, because a Word file cannot hold every kind. 800 pixels print sharp at any size we use. */
const LIMITS = {
  bytes: 8 * 1024 * 1024,
  pixels: 50_000_000,
  longestSide: 800,
  as: "image/jpeg",
} as const;

/** Stores an uploaded photo, re-encoded and without the camera's metadata. */
export async function storeCvPhoto(
  ownerId: string,
  bytes: Buffer,
  now: Date,
): Promise<Result<{ photoId: number }, PhotoRefusal>> {
  const picture = await readPicture(bytes, LIMITS);
  if (!picture.ok) return picture;
  const { bytes: drawn, type, width, height } = picture.value;
  const file = await storeFile(drawn, type);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`photos of ${ownerId}`}))`);
    const kept = await tx.$count(cvPhotos, eq(cvPhotos.ownerId, ownerId));
    if (kept >= MAX_PHOTOS) return no("too-many-photos");
    await addFile(tx, file);
    const [photo] = await tx
      .insert(cvPhotos)
      .values({ ownerId, fileId: file.id, width, height, createdAt: now })
      .returning({ id: cvPhotos.id });
    return ok({ photoId: photo!.id });
  });
}

/** Null where there is none, or it is somebody else's. */
export async function findPhotoOwnedBy(
  ownerId: string,
  photoId: number | null,
): Promise<StoredFile | null> {
  if (photoId === null) return null;
  const [photo] = await db
    .select(fileColumns)
    .from(cvPhotos)
    .innerJoin(files, eq(files.id, cvPhotos.fileId))
    .where(and(eq(cvPhotos.ownerId, ownerId), eq(cvPhotos.id, rowNumber(photoId))));
  return photo ?? null;
}

/** The picture itself, for the code that draws the CV. */
export async function readPhotoOwnedBy(ownerId: string, photoId: number | null) {
  const photo = await findPhotoOwnedBy(ownerId, photoId);
  return photo && readWhole(photo);
}
