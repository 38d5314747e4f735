import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvPhotos } from "#db/schema/cvs.ts";
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

export type Photo = { bytes: Buffer; type: string };

/** Keeps an uploaded photo, drawn anew and without what the camera wrote into it. */
export async function keepPhoto(
  ownerId: string,
  bytes: Buffer,
  now: Date,
): Promise<Result<{ photoId: number }, PhotoRefusal>> {
  const picture = await readPicture(bytes, LIMITS);
  if (!picture.ok) return picture;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`photos of ${ownerId}`}))`);
    const kept = await tx.$count(cvPhotos, eq(cvPhotos.ownerId, ownerId));
    if (kept >= MAX_PHOTOS) return no("too-many-photos");
    const [photo] = await tx
      .insert(cvPhotos)
      .values({ ownerId, ...picture.value, createdAt: now })
      .returning({ id: cvPhotos.id });
    return ok({ photoId: photo!.id });
  });
}

/** Null where there is none, or it is somebody else's. */
export async function findPhotoOwnedBy(
  ownerId: string,
  photoId: number | null,
): Promise<Photo | null> {
  if (photoId === null) return null;
  const [photo] = await db
    .select({ bytes: cvPhotos.bytes, type: cvPhotos.type })
    .from(cvPhotos)
    .where(and(eq(cvPhotos.ownerId, ownerId), eq(cvPhotos.id, rowNumber(photoId))));
  return photo ?? null;
}
