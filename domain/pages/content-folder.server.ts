import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sourcePath } from "#db/source-path.server.ts";

/** Where the words lie on disk. They are read at the start, so that changing them needs no build. */
export function contentFolder(): string {
  return dirname(sourcePath("#content/README.md"));
}

/** The Markdown files of a type's folder, by name. */
export function readFolder(
  { folder }: { folder: string },
  home = contentFolder(),
): { name: string; source: string }[] {
  const path = join(home, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => ({
      name: file.slice(0, -".md".length),
      source: readFileSync(join(path, file), "utf8"),
    }));
}
