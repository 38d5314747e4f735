import type { ServerResponse } from "node:http";
import { isLogging, writeLine } from "./log-lines.ts";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
// Slugs are long too, but written in small letters with hyphens between words.
const TOKEN = /[A-Za-z0-9_]{20,}|^(?=.*[A-Z])[\w-]{20,}/;

/** Whatever follows one of these opens a door, however it is spelt. */
const SECRET_FOLLOWS = new Set([
  "reset-password",
  "verify-email",
  "calendar",
  "confirm",
  "give-up",
  "shared-cv",
  "shared-achievement",
]);

export type Logged = { method: string; path: string; requestId: string };

/** One line per answer, when it has been sent or the visitor has gone. */
export function logWhenAnswered(outgoing: ServerResponse, request: Logged): void {
  if (!isLogging) return;
  const startedAt = performance.now();
  outgoing.once("close", () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    writeLine(
      { ...request, status: outgoing.statusCode, ms },
      outgoing.writableFinished ? undefined : "isAborted",
    );
  });
}

/** The line of an answer from memory: it is sent at once, so there is nothing to wait for or to time. */
export function logAtOnce(request: Logged, status: number, mark: "isKept" | "isShed"): void {
  if (isLogging) writeLine({ ...request, status, ms: 0 }, mark);
}

/**
 * The path without what could name a person or open a door: no query, and
 * emails, ids and tokens in it replaced by a word.
 */
export function loggablePath(url: string): string {
  const [path = "/"] = url.split(/[?#]/, 1);
  // File names of our own build hold long hashes.
  if (path.startsWith("/assets/")) return path.slice(0, 300);

  const segments = path.slice(0, 300).split("/");
  return segments.map((segment, at) => loggableSegment(segment, segments[at - 1])).join("/");
}

function loggableSegment(segment: string, before: string | undefined): string {
  if (segment.includes("@") || /%40/i.test(segment)) return ":email";
  if (before !== undefined && SECRET_FOLLOWS.has(before)) return ":token";
  const withoutIds = segment.replace(UUID, ":id");
  return TOKEN.test(withoutIds) ? ":token" : withoutIds;
}
