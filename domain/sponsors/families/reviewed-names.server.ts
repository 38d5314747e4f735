import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sourcePath } from "#db/source-path.server.ts";
import { type KnownName, readKnownNames } from "#rules/employer-names/known-name.ts";

let read: readonly KnownName[] | undefined;

/** The rows of `content/employer-names/`: read once, they change with a release. */
export function reviewedNames(): readonly KnownName[] {
  read ??= readFolder(join(dirname(sourcePath("#content/README.md")), "employer-names"));
  return read;
}

function readFolder(folder: string): KnownName[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".csv"));
  return files.flatMap((file) => readKnownNames(readFileSync(join(folder, file), "utf8"), file));
}
