/**
 * What `npm start` and `npm test` do before anything else: install what is
 * missing, find a Node that is new enough, build what is stale. Runs on the
 * machine's own Node, from version 20.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStamp, isBuilt, markBuilt } from "./build-stamp.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { installOptions } from "./packages.mjs";
import { installAside } from "./packages-aside.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = [22, 22];
const modules = join(root, "node_modules");
const pinnedNode = join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * Installs what package-lock.json names and is not installed yet: what runs and builds, and for
 * developers the rest too.
 */
export async function ensureInstalled({ isDeveloper = false } = {}) {
  if (!optionsToInstall({ isDeveloper })) return;
  await oneAtATime("install", async () => {
    const options = optionsToInstall({ isDeveloper });
    if (!options) return;
    say("Installing packages. This takes a minute or two the first time.");
    // Not `npm ci`: it refuses a lock file made where the registry lacks packages for other
    // systems. This takes the locked versions too, and writes neither file.
    const quietly = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
    const install = (settings) =>
      run("npm", ["install", ...options, ...quietly], "Installing packages failed.", settings);
    const inAside = (folder) => install({ folder, isSilent: true });
    const isDone = !existsSync(modules) && (await installAside(root, inAside));
    if (!isDone) await install();
  });
}

/** The path of the Node to run the product with: the pinned one, else the machine's if it is new enough. */
export async function ensureNode() {
  if (!isNewEnough(pinnedNode)) await fetchPinnedNode();
  if (isNewEnough(pinnedNode)) return pinnedNode;
  if (isNewEnough(process.execPath)) return process.execPath;
  if (isNewEnough("node")) return "node";
  throw new Error(
    `Waymark needs Node ${OLDEST_NODE.join(".")} or later, and the npm package "node" could not bring it: ` +
      `this machine has ${process.version}. Install a newer Node, or allow the install script of the package "node".`,
  );
}

/** Builds the product unless the build on disk was made from exactly these sources. */
export async function ensureBuilt() {
  if (isBuilt(root)) return;
  const node = await ensureNode();
  await oneAtATime("build", async () => {
    if (isBuilt(root)) return;
    say("Building.");
    const stamp = buildStamp(root);
    const startedAt = Date.now();
    const cli = join(modules, "@react-router", "dev", "bin.cjs");
    const environment = { NODE_ENV: "production" };
    await run(node, [cli, "build"], "The build failed.", { environment });
    markBuilt(root, stamp);
    say(`Built in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
  });
}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** The options to install with, by what npm wrote down of the last install; null where that agrees with the lock file. */
function optionsToInstall({ isDeveloper }) {
  const installed = packagesIn(join(modules, ".package-lock.json"));
  const wanted = packagesIn(join(root, "package-lock.json"));
  return installOptions({ wanted, installed, isDeveloper });
}

function packagesIn(lockFile) {
  if (!existsSync(lockFile)) return {};
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/** Where install scripts are switched off the package is there, but empty: its script is run by name. */
async function fetchPinnedNode() {
  const folder = join(modules, "node");
  if (!existsSync(folder)) return;
  say("Fetching the pinned Node.");
  spawnSync(process.execPath, ["installArchSpecificPackage.js"], {
    cwd: folder,
    stdio: "ignore",
    env: plainEnvironment(),
  });
}

function isNewEnough(node) {
  if (node !== "node" && !existsSync(node)) return false;
  const { status, stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (status !== 0) return false;
  const [major = 0, minor = 0] = stdout.replace("v", "").split(".").map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** Runs quietly; what it said is shown only when it fails, and not where something else is tried then. */
function run(command, args, failure, { folder = root, environment = {}, isSilent = false } = {}) {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === "win32";
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...plainEnvironment(), ...environment },
      shell: isWindows && command === "npm",
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said = [];
    child.stdout.on("data", (chunk) => said.push(chunk));
    child.stderr.on("data", (chunk) => said.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve();
      if (!isSilent) process.stderr.write(Buffer.concat(said));
      reject(new Error(failure));
    });
  });
}

/** Without our own .bin on the path: `npm ci` deletes it while it runs. */
function plainEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env;
  const name = Object.keys(environment).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const folders = (environment[name] ?? "")
    .split(delimiter)
    .filter((folder) => !folder.startsWith(modules));
  return { ...environment, [name]: folders.join(delimiter) };
}
