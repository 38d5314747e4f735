/**
 * Loaded before the tests on PGlite (`node --import`), ahead of ./native-modules.mjs: leaves out of each file the tests
 * that PGlite need not run.
 */
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { whatPGliteRuns } from "./both-engines.ts";

const ON_A_DATABASE = /\.server\.test\.tsx?$/;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const [address] = url.split("?");
    if (!ON_A_DATABASE.test(address)) return loaded;
    const path = relative(process.cwd(), fileURLToPath(address)).replaceAll("\\", "/");
    return { ...loaded, source: whatPGliteRuns(path, String(loaded.source)) };
  },
});
