import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { testsForBothEngines } from "./test/both-engines.ts";

const everywhere =
  "{addresses,app,bench,db,demo,domain,platform,rules,scripts,search,server,test,ui,workers}";
const onADatabase = `${everywhere}/**/*.server.test.{ts,tsx}`;

// Tests that need a database are called *.server.test.ts. PostgreSQL runs all of them; PGlite, which is
// PostgreSQL too, those where the engine makes a difference (test/both-engines.ts). Everything else runs once, in "unit".
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          ...runByNode(),
          include: [`${everywhere}/**/*.test.{ts,tsx}`],
          exclude: [onADatabase],
          globalSetup: ["./test/bundled-threads.ts"],
          setupFiles: ["./test/no-console-errors.ts"],
          // No test changes what the next one imports, so modules are read once for all.
          pool: "threads",
          isolate: false,
          // Those that wait for a process, a lock or the typesetter would otherwise leave a core idle.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          testTimeout: 30_000,
        },
      },
      databaseProject("pglite", "./test/pglite-template.ts", testsForBothEngines(onADatabase), [
        "./test/only-what-pglite-runs.mjs",
      ]),
      databaseProject("postgres", "./test/postgres-server.ts", [onADatabase]),
    ],
  },
});

/** No test asks for what Vite alone can do. `nodeLoader` would look for such questions in every file. */
function runByNode(...loadedFirst: string[]) {
  const modules = [...loadedFirst, "./test/native-modules.mjs"];
  return {
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: modules.flatMap((module) => ["--import", module]),
  };
}

function databaseProject(
  name: string,
  globalSetup: string,
  include: string[],
  loadedFirst: string[] = [],
) {
  return {
    test: {
      name,
      ...runByNode(...loadedFirst, "./test/cheap-passwords.mjs", "./test/few-keys.mjs"),
      include,
      globalSetup: ["./test/bundled-threads.ts", globalSetup],
      setupFiles: ["./test/no-console-errors.ts"],
      // One worker, whose engine is kept from file to file. Both engines are tested side by side, so
      // two cores are busy; a second worker would only read every module once more.
      pool: "forks" as const,
      isolate: false,
      maxWorkers: 1,
      testTimeout: 90_000,
      hookTimeout: 90_000,
      // Some of these kill processes and compare times. A second try shows what flickers, and does
      // not excuse it: see scripts/test/known-flaky.mjs.
      retry: process.env.CI ? 1 : 0,
    },
  };
}
