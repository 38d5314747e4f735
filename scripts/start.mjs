/**
 * `npm start`: from a fresh clone to a serving process. Installs, builds and
 * then becomes the server. `npm run worker` passes "worker" on to it.
 */
import { spawn } from "node:child_process";
import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, ensureNode, root } from "./install.mjs";

try {
  await ensureInstalled();
  const node = await ensureNode();
  await ensureBuilt();
  await serve(node);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function serve(node) {
  process.env.NODE_ENV ??= "production";
  rememberCompiled();
  const server = join(root, "build", "server", "index.js");
  process.chdir(root);
  stopWithNpm();

  // npm puts the pinned Node first on the path, so from the second start this is it already.
  if (process.execPath === node) await import(pathToFileURL(server).href);
  else await become(node, [server, ...process.argv.slice(2)]);
  // Else it is written when the process ends, and a process that is killed has nothing to show.
  module.flushCompileCache?.();
}

/** What V8 has compiled serves the next start too, and the threads and processes that we start. */
function rememberCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, "build", "compiled");
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
}

/** Hands over to another Node: its output, its signals and its exit are ours. */
function become(node, args) {
  const child = spawn(node, args, { stdio: "inherit" });
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

/** npm that is ended by a signal does not pass it on, and would leave a server behind nobody sees. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watching.unref();
}
