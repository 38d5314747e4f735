import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { pagePictures } from "#db/schema/pages.ts";
import { fileColumns, readWhole } from "#platform/files/files.server.ts";
import type { ZipEntry } from "#platform/zip/write-zip.server.ts";
import { pictureName, readPictureName } from "./picture-name.ts";

type Picture = Awaited<ReturnType<typeof largestPictures>>[number];

/** Every picture in its largest size; the smaller ones are made from it. */
async function largestPictures() {
  const rows = await db
    .select({ name: pagePictures.name, file: fileColumns })
    .from(pagePictures)
    .innerJoin(files, eq(files.id, pagePictures.fileId))
    .orderBy(pagePictures.name);
  return rows.filter(({ name }) => {
    const named = readPictureName(name);
    return named && pictureName(named) === name;
  });
}

/** The pictures in parts of at most so many bytes: an archive that is sent back may not be larger. */
export async function pictureParts(maxBytes: number): Promise<Picture[][]> {
  const parts: Picture[][] = [[]];
  let left = maxBytes;
  for (const picture of await largestPictures()) {
    if (picture.file.bytes > left && parts.at(-1)!.length > 0) {
      parts.push([]);
      left = maxBytes;
    }
    parts.at(-1)!.push(picture);
    left -= picture.file.bytes;
  }
  return parts;
}

/** As files of content/. */
export async function* pictureFiles(pictures: readonly Picture[]): AsyncGenerator<ZipEntry> {
  for (const { name, file } of pictures) {
    const bytes = await readWhole(file);
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
