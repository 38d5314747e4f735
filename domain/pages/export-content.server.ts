import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ZipEntry, zipped } from "#platform/zip/write-zip.server.ts";
import { MAX_ARCHIVE_MEGABYTES } from "./archive-outcome.ts";
import { type ExportedFile, filesOf } from "./content-files.server.ts";
import { contentFolder } from "./content-folder.server.ts";
import type { AnyPageType } from "./page-type.ts";
import { pictureFiles, pictureParts } from "./pictures/picture-files.server.ts";

type Target = {
  home?: string;
  /** Paths within content/ of pages that are not to become files. */
  leftOut?: readonly string[];
};

/**
 * Writes every page of these types to its file, and takes away the file of an address it has left.
 * Returns the paths that changed.
 */
export async function exportContent(
  types: readonly AnyPageType[],
  { home = contentFolder(), leftOut = [] }: Target = {},
): Promise<string[]> {
  const changed: string[] = [];
  for (const type of types) {
    mkdirSync(join(home, type.folder), { recursive: true });
    for await (const file of filesOf(type)) {
      if (!leftOut.includes(file.path)) changed.push(...writeFile(file, home));
    }
  }
  return changed;
}

function writeFile({ path, source, formerPaths }: ExportedFile, home: string): string[] {
  const left = formerPaths.filter((former) => existsSync(join(home, former)));
  for (const former of left) rmSync(join(home, former));

  const at = join(home, path);
  if (existsSync(at) && readFileSync(at, "utf8") === source) return left;
  writeFileSync(at, source);
  return [...left, path];
}

/** What a part of an archive may hold of pictures; the words beside them are a few megabytes. */
const MAX_PICTURE_BYTES = (MAX_ARCHIVE_MEGABYTES - 6) * 1024 * 1024;

/** In how many parts the archive goes, so that each can be sent back. */
export async function countArchiveParts(): Promise<number> {
  return (await pictureParts(MAX_PICTURE_BYTES)).length;
}

/**
 * The same files as an archive, for anyone who has no access to the server's disk: all words, and one
 * part of the pictures. `others` are files that are no pages, such as the events. Undefined where
 * there is no such part.
 */
export async function archiveContent(
  types: readonly AnyPageType[],
  { others = [], part = 1 }: { others?: readonly ZipEntry[]; part?: number } = {},
): Promise<Buffer | undefined> {
  const pictures = (await pictureParts(MAX_PICTURE_BYTES))[part - 1];
  if (!pictures) return undefined;
  const files: ZipEntry[] = [...others];
  for await (const picture of pictureFiles(pictures)) files.push(picture);
  for (const type of types) {
    for await (const { path, source } of filesOf(type)) {
      files.push({ name: `content/${path}`, bytes: Buffer.from(source) });
    }
  }
  return zipped(files);
}
