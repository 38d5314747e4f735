import { db } from "#db/client.server.ts";
import { cvPhotos } from "#db/schema/cvs.ts";
import { addFile, type StoredFile, storeFile } from "#platform/files/files.server.ts";

/** A file with its row, to which nothing points yet. */
export async function aFile(content = "x", type = "text/plain"): Promise<StoredFile> {
  const file = await storeFile(Buffer.from(content), type);
  await db.transaction((tx) => addFile(tx, file));
  return file;
}

/** A photo whose bytes are no picture. */
export async function aPhoto(owner: { id: string }, createdAt: Date, content = "x") {
  const file = await aFile(content, "image/jpeg");
  const [photo] = await db
    .insert(cvPhotos)
    .values({ ownerId: owner.id, fileId: file.id, width: 1, height: 1, createdAt })
    .returning({ id: cvPhotos.id });
  return { id: photo!.id, file };
}
