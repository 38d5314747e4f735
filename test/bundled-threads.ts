import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { entries, PLACE, startsBundled } from "./bundled-entries.ts";

/** Packages that find files of their own, or load others by name, stay where they are. */
const externalPackages = [
  "@electric-sql/pglite",
  "@myriaddreamin/typst-ts-renderer",
  "@myriaddreamin/typst-ts-web-compiler",
  "pg",
  "pino",
];

const root = resolve(import.meta.dirname, "..");
/** For the tests of a project, and before each rerun while they are watched. `npm test` has made them for all its steps. */
export default async function bundle(project: TestProject): Promise<() => void> {
  if (process.env[PLACE]) return () => undefined;
  const home = join(root, "node_modules/.cache/bundled-threads", String(process.pid));
  await bundleInto(home);
  process.env[PLACE] = home;
  project.onTestsRerun(() => bundleInto(home));
  return () => {
    rmSync(home, { recursive: true, force: true });
    // Vitest starts again in the same process when its settings change.
    delete process.env[PLACE];
  };
}

/** Each in one file, with what it shares with others beside it. */
export async function bundleInto(home: string): Promise<void> {
  // As under Vitest: packages and Vite choose by it what they give.
  process.env.NODE_ENV ??= "test";
  const input = Object.entries(entries).map(([from, to]) => [to, join(root, from.slice(1))]);
  await build({
    root,
    mode: "test",
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [startsWhatLiesBeside(home)],
    // Packages too: each is dozens of files to find and read.
    ssr: { noExternal: true, external: externalPackages },
    // As if it lay beside its sources: it finds what they name by `#room/...`.
    define: { "import.meta.url": JSON.stringify(pathToFileURL(join(root, "package.json")).href) },
    build: {
      ssr: true,
      target: "esnext",
      outDir: home,
      rolldownOptions: {
        input: Object.fromEntries(input),
        // Below node_modules Node would read a .js twice to find out that it is a module.
        output: { entryFileNames: "[name].mjs", chunkFileNames: "shared/[name]-[hash].mjs" },
      },
    },
  });
}

/** What one of them starts lies beside it, and not all are given the environment. */
function startsWhatLiesBeside(home: string) {
  return {
    name: "starts-what-lies-beside",
    enforce: "pre" as const,
    transform(text: string) {
      const code = startsBundled(text, JSON.stringify(home));
      return code === text ? null : { code, map: null };
    },
  };
}
