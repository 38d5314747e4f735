/** Packages that benches alone use: installed by the first bench that asks (docs/decisions/0075). */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { oneAtATime } from "../../scripts/one-at-a-time.mjs";
import type { Tools } from "./tools.ts";

const LOCK = "package-lock.json";
const wanted = import.meta.dirname;
/** Below node_modules: no checker looks there, and the tools share our React. */
const place = join(wanted, "../../node_modules/.cache/bench-tools");

export async function importTool<Name extends keyof Tools>(name: Name): Promise<Tools[Name]> {
  if (!isInstalled()) await oneAtATime("bench-tools", install);
  const path = createRequire(join(place, LOCK)).resolve(name);
  return import(pathToFileURL(path).href);
}

/** Only a finished install is moved to its place. */
function isInstalled(): boolean {
  const installed = join(place, LOCK);
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(join(wanted, LOCK)));
}

async function install(): Promise<void> {
  // Another bench may have done it meanwhile.
  if (isInstalled()) return;
  console.log("Installing what only benches use. This takes half a minute, once.");
  const beside = `${place}-unfinished`;
  try {
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { recursive: true });
    for (const file of ["package.json", LOCK]) copyFileSync(join(wanted, file), join(beside, file));
    installIn(beside);
    rmSync(place, { recursive: true, force: true });
    renameSync(beside, place);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** As scripts/install.mjs does, which says why it is not `npm ci`. No package here needs a script. */
function installIn(folder: string): void {
  const quietly = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = ["--ignore-scripts", "--legacy-peer-deps", ...quietly];
  const { status } = spawnSync("npm", ["install", ...options], {
    cwd: folder,
    shell: process.platform === "win32",
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("Installing what benches use failed: npm says why above.");
}
