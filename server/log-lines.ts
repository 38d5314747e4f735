/**
 * Access lines, in the shape of platform/log but written many at a time: one
 * system call per request would cost as much as serving a page from memory.
 */
type Line = { method: string; path: string; requestId: string; status: number; ms: number; isAborted?: true; isKept?: true };

const EVERY_MS = 50;
const MOST_LINES = 1000;

const level = process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info");
export const isLogging = ["trace", "debug", "info"].includes(level);

let lines: string[] = [];
let flushing: NodeJS.Timeout | undefined;
process.on("exit", flush);

export function writeLine(line: Line): void {
  lines.push(JSON.stringify({ level: "info", time: new Date().toISOString(), ...line, msg: "request" }));
  if (lines.length >= MOST_LINES) flush();
  else flushing ??= setTimeout(flush, EVERY_MS).unref();
}

function flush(): void {
  clearTimeout(flushing);
  flushing = undefined;
  if (lines.length === 0) return;
  process.stdout.write(`${lines.join("\n")}\n`);
  lines = [];
}
