import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * Where a file of ours lies, for what is read or run from source: `#db/...` and
 * its like. `import.meta.resolve` would do in the bundle, but not under Vite.
 */
export function sourcePath(specifier: `#${string}`): string {
  return createRequire(import.meta.url).resolve(specifier);
}

/** Threads that every start waits for. The build has each in one file (vite.config.ts). */
const builtThreads = {
  "#db/embedded/worker.ts": "engine-thread.js",
  "#server/search/thread.ts": "search-thread.js",
} as const;

/** Where such a thread lies. From source it would read, and strip of types, hundreds of files first. */
export function threadPath(specifier: keyof typeof builtThreads): string {
  const source = sourcePath(specifier);
  if (!import.meta.env?.PROD) return source;
  const root = source.slice(0, -specifier.length);
  return join(root, "build", "server", builtThreads[specifier]);
}
