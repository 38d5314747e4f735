/**
 * Ends this process as SIGTERM does once the process that started it has gone. npm that is killed passes
 * nothing on, and would leave a server behind that nobody sees. Not for a process manager's child:
 * that may outlive a restart of its manager, so call this only under npm or under ourselves.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const INTERVAL_MS = 500;

export function stopWithParents() {
  const started = parents();
  const watch = setInterval(() => {
    if (parents() === started) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, INTERVAL_MS);
  watch.unref();
}

/** Our parent; and its parent too, where ours is only the shell that npm runs a script with. */
function parents() {
  const parent = process.ppid;
  return isShellOfOurs(parent) ? `${parent} ${parentOf(parent)}` : `${parent}`;
}

/** Some shells become the command they are given, others wait for it. Outside Linux they become it. */
function isShellOfOurs(pid) {
  return read(`/proc/${pid}/cmdline`).includes(basename(process.argv[1]));
}

function parentOf(pid) {
  // The second field is the command in brackets and may hold spaces; the parent is the fourth.
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
