/**
 * `npm start`: from a fresh clone to a serving process. Installs, builds and
 * then becomes the server. `npm run worker` passes "worker" on to it. V8 keeps what is young in
 * three spaces, of 8 MB here instead of 32: 90 MB less are resident, and pages cost the same. It
 * collects the whole heap when that has grown by a third; left to itself it did after a tenth, every
 * forty to ninety pages, for two milliseconds of each. Without the two, 665 MB are resident after
 * 3,000 pages instead of 493.
 */
import { spawn } from "node:child_process";
import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, ensureNode, root } from "./install.mjs";
import { stopWithParents } from "./stop-with-parents.mjs";

/** `npm start` gives them at once; anyone who types `node scripts/start.mjs` gets them all the same. */
const FOR_V8 = { "--max-semi-space-size": "8", "--heap-growing-percent": "35" };
/**
 * glibc gives every thread that allocates a heap of its own, and keeps what was freed in each: with
 * two, and with large pieces given back, a process of all kinds of pages holds a little less (3 to
 * 10 % of 700 MB). Others ignore them.
 */
const FOR_GLIBC = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

const { npm_lifecycle_event: underNpm, WAYMARK_STARTER, WAYMARK_REPLACED } = process.env;
/** By ourselves, who have looked after everything: as a child, or in our own place. */
const isStartedAgain = (WAYMARK_STARTER ?? WAYMARK_REPLACED) !== undefined;
// Said to us alone, and not to what we start.
delete process.env.WAYMARK_REPLACED;

if (underNpm ?? WAYMARK_STARTER) stopWithParents();

try {
  if (isStartedAgain) await serve(process.execPath);
  else {
    await ensureInstalled();
    const node = await ensureNode();
    await ensureBuilt();
    await serve(node);
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function serve(node) {
  process.env.NODE_ENV ??= "production";
  rememberCompiled();
  const server = join(root, "build", "server", "index.js");
  process.chdir(root);

  // npm puts the pinned Node first on the path, so from the second start this is it already.
  const isTheNode = process.execPath === node && flagsForV8().every(isGiven) && isGlibcTold();
  if (isTheNode || isStartedAgain) await import(pathToFileURL(server).href);
  else await become(node, process.argv.slice(1));
  // Else it is written when the process ends, and a process that is killed has nothing to show.
  module.flushCompileCache?.();
}

/** What V8 has compiled serves the next start too, and the threads and processes that we start. */
function rememberCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, "build", "compiled");
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
}

/** As they were given, and the rest as we want them. V8 reads the first when it starts, so none can be set later. */
function flagsForV8() {
  return Object.entries(FOR_V8).map(
    ([name, value]) =>
      process.execArgv.find((flag) => flag.startsWith(`${name}=`)) ?? `${name}=${value}`,
  );
}

function isGiven(flag) {
  return process.execArgv.includes(flag);
}

function isGlibcTold() {
  return process.platform !== "linux" || process.env.MALLOC_ARENA_MAX !== undefined;
}

/**
 * Starts again on another Node, or with its flags: in our place where Node can do that, else as a child
 * whose output, signals and exit are ours.
 */
function become(node, args) {
  const own = process.execPath === node ? process.execArgv.filter((flag) => !isForV8(flag)) : [];
  const rest = [...flagsForV8(), ...own, ...args];
  const env = { ...FOR_GLIBC, ...process.env };
  if (process.execve && process.platform !== "win32")
    process.execve(node, [node, ...rest], { ...env, WAYMARK_REPLACED: "1" });
  return startChild(node, rest, { ...env, WAYMARK_STARTER: String(process.pid) });
}

function isForV8(flag) {
  return Object.keys(FOR_V8).some((name) => flag.startsWith(`${name}=`));
}

function startChild(node, args, env) {
  const child = spawn(node, args, { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.exitCode = code ?? (signal === "SIGINT" ? 130 : 143);
      resolve();
    });
  });
}
