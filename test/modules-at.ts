import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Every module of ours at such a path, such as those called `audit-kinds.ts` in any folder. */
export function modulesAt<Module>(pattern: string): Promise<Module[]> {
  const paths = globSync(pattern).sort();
  return Promise.all(
    paths.map((path) => import(pathToFileURL(resolve(path)).href) as Promise<Module>),
  );
}
