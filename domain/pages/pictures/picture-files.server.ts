import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { pagePictures } from "#db/schema/pages.ts";
import { fileColumns, readWhole } from "#platform/files/files.server.ts";
import type { ZipEntry } from "#platform/zip/write-zip.server.ts";
import { pictureName, readPictureName } from "./picture-name.ts";

/** Every picture in its largest size, as a file of content/; the smaller ones are made from it. */
export async function* pictureFiles(): AsyncGenerator<ZipEntry> {
  const rows = await db
    .select({ name: pagePictures.name, file: fileColumns })
    .from(pagePictures)
    .innerJoin(files, eq(files.id, pagePictures.fileId))
    .orderBy(pagePictures.name);
  for (const { name, file } of rows) {
    const named = readPictureName(name);
    const bytes = named && pictureName(named) === name ? await readWhole(file) : null;
    if (bytes) yield { name: `content/pictures/${name}.webp`, bytes };
  }
}

/** "content/pictures/<name>.webp", in whatever folder the archive has around content/. */
export function pictureIn(path: string): string | null {
  return /(?:^|\/)content\/pictures\/([^/]+)\.webp$/.exec(path)?.[1] ?? null;
}

/** What the words of an archive say a picture shows. */
export function altIn(words: readonly string[], name: string): string {
  if (!readPictureName(name)) return "";
  const shown = new RegExp(`!\\[([^\\]]*)\\]\\(/pictures/${name}\\)`);
  for (const text of words) {
    const [, alt] = shown.exec(text) ?? [];
    if (alt) return alt;
  }
  return "";
}
