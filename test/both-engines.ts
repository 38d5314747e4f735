import { globSync, readFileSync } from "node:fs";

/** Rooms that are about the engine itself, or hold what differs: connections, locks, LISTEN, files, the queue. */
const ENGINE_ROOMS = ["db", "platform", "search", "server", "workers"];

/**
 * Use cases that meet: PGlite has one connection and serves its clients in turn, a server serves
 * them side by side.
 */
const AT_ONCE = /\bPromise\.(all|allSettled|race)\(/;

/** Where a test is about the engine in another way, a comment says so: `// @both-engines: why`. */
const MARKED = /@both-engines\b/;

/** Is this test for PGlite too? Everything runs on PostgreSQL; docs/decisions/0040 says why. */
export function isForBothEngines(path: string, text: string): boolean {
  const [room = ""] = path.split("/");
  const meets = room === "domain" && AT_ONCE.test(text);
  return ENGINE_ROOMS.includes(room) || meets || MARKED.test(text);
}

export function testsForBothEngines(pattern: string): string[] {
  return globSync(pattern)
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => isForBothEngines(path, readFileSync(path, "utf8")));
}
