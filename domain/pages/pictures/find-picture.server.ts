import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { pagePictures } from "#db/schema/pages.ts";
import { fileColumns, type StoredFile } from "#platform/files/files.server.ts";
import { readPictureName } from "./picture-name.ts";

/** A picture of a page by its name, for anyone: pages that show it are public. */
export async function findPagePicture(name: string): Promise<StoredFile | undefined> {
  if (!readPictureName(name)) return undefined;
  const [file] = await db
    .select(fileColumns)
    .from(pagePictures)
    .innerJoin(files, eq(files.id, pagePictures.fileId))
    .where(eq(pagePictures.name, name));
  return file;
}
