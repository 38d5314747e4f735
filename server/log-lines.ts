/**
 * Access lines, in the shape of platform/log but written many at a time: one
 * system call per request would cost as much as serving a page from memory.
 */
type Line = { method: string; path: string; requestId: string; status: number; ms: number };

const EVERY_MS = 50;
const MAX_LINES = 1000;

const level = process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info");
export const isLogging = ["trace", "debug", "info"].includes(level);

let lines: string[] = [];
let flushing: NodeJS.Timeout | undefined;
process.on("exit", flush);

/** Extra words such as `isKept` mark what is unusual about the answer. */
export function writeLine(
  { method, path, requestId, status, ms }: Line,
  mark?: "isKept" | "isShed" | "isAborted",
): void {
  // By hand, which takes a quarter of the time; the path and the method are the visitor's words.
  lines.push(
    `{"level":"info","time":"${timeNow()}","requestId":"${requestId}","method":${quoted(method)},"path":${quoted(path)},` +
      `"status":${status},"ms":${ms}${mark ? `,"${mark}":true` : ""},"msg":"request"}`,
  );
  if (lines.length >= MAX_LINES) flush();
  else flushing ??= setTimeout(flush, EVERY_MS).unref();
}

function quoted(text: string) {
  return /^[\w/.:-]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
}

let lastMoment = 0;
let lastTime = "";

function timeNow(): string {
  const now = Date.now();
  if (now === lastMoment) return lastTime;
  lastMoment = now;
  lastTime = new Date(now).toISOString();
  return lastTime;
}

function flush(): void {
  clearTimeout(flushing);
  flushing = undefined;
  if (lines.length === 0) return;
  process.stdout.write(`${lines.join("\n")}\n`);
  lines = [];
}
