import { createRequire } from "node:module";

/**
 * Where a file of ours lies, for what is read or run from source: `#db/...` and
 * its like. `import.meta.resolve` would do in the bundle, but not under Vite.
 */
export function sourcePath(specifier: `#${string}`): string {
  return createRequire(import.meta.url).resolve(specifier);
}
