import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { redirects } from "#db/schema/editorial.ts";
import { log } from "#platform/log.server.ts";
import { plainPath } from "./redirects.ts";

const WRITE_EVERY_MS = 5000;
/** Beyond this many different paths within five seconds somebody is guessing. */
const MAX_PATHS = 1000;

let caught = new Map<string, { count: number; at: Date }>();
let timer: NodeJS.Timeout | undefined;

/** Somebody came by an old address. Added up, and written a few seconds later. */
export function countRedirected(path: string, now: Date): void {
  const from = plainPath(path);
  const known = caught.get(from);
  if (!known && caught.size >= MAX_PATHS) return;
  caught.set(from, { count: (known?.count ?? 0) + 1, at: now });
  timer ??= setTimeout(() => void writeRedirected(), WRITE_EVERY_MS).unref();
}

/** An address of the former site that we ship has no row, and is not counted. */
export async function writeRedirected(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const writing = caught;
  caught = new Map();
  try {
    for (const [from, { count, at }] of writing) {
      await db
        .update(redirects)
        .set({ caught: sql`${redirects.caught} + ${count}`, lastCaughtAt: at })
        .where(eq(redirects.fromPath, from));
    }
  } catch (error) {
    // A figure less, and nobody the worse for it.
    log.warn({ error }, "Followed redirects could not be counted");
  }
}
