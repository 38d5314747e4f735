import type { Result } from "#rules/result.ts";
import type { PhotoRefusal } from "./refusals.ts";

export type Photo = { bytes: Buffer; type: string };

/** Keeps an uploaded photo, drawn anew and without what the camera wrote into it. */
export async function keepPhoto(
  _ownerId: string,
  _bytes: Buffer,
  _now: Date,
): Promise<Result<{ photoId: number }, PhotoRefusal>> {
  throw new Error("Not written yet");
}

/** Null where there is none, or it is somebody else's. */
export async function findPhotoOwnedBy(
  _ownerId: string,
  _photoId: number | null,
): Promise<Photo | null> {
  throw new Error("Not written yet");
}
