import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { sharedStories } from "#db/schema/stories.ts";
import { fileColumns, type StoredFile, storeFile } from "#platform/files/files.server.ts";
import { readPicture } from "#platform/pictures.server.ts";
import { ok, type Result } from "#rules/result.ts";

/** 800 pixels are sharp at any size we show; the camera's notes are left behind. */
const LIMITS = {
  bytes: 5 * 1024 * 1024,
  pixels: 50_000_000,
  longestSide: 800,
  as: "image/jpeg",
} as const;

export type StoredPhoto = { file: StoredFile; width: number; height: number };
type PhotoRefusal = "too-large" | "not-a-picture" | "too-many-pixels";

/** Re-encodes a photo and stores it, before the transaction that shows it. None was sent where there are no bytes. */
export async function storePhoto(bytes: Buffer): Promise<Result<StoredPhoto | null, PhotoRefusal>> {
  if (bytes.length === 0) return ok(null);
  const picture = await readPicture(bytes, LIMITS);
  if (!picture.ok) {
    return { ok: false, error: picture.error === "empty" ? "not-a-picture" : picture.error };
  }
  const { bytes: drawn, type, width, height } = picture.value;
  return ok({ file: await storeFile(drawn, type), width, height });
}

/** For anyone who knows its name. It goes with its story. */
export async function findStoryPhoto(fileId: string): Promise<StoredFile | undefined> {
  const [file] = await db
    .select(fileColumns)
    .from(sharedStories)
    .innerJoin(files, eq(files.id, sharedStories.fileId))
    .where(eq(sharedStories.fileId, fileId));
  return file;
}
