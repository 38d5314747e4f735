import { db } from "#db/client.server.ts";
import { log } from "#platform/log.server.ts";
import type { ActivityKind } from "./activity-kind.ts";
import { type Act, type ActivityEntry, insertActivity } from "./record-activity.server.ts";

const WRITE_EVERY_MS = 1000;
/** About 10 MB of keys; past it they are forgotten, and the database finds what is counted already. */
const MAX_REMEMBERED = 100_000;

let day = "";
let counted = new Set<string>();
let waiting: ActivityEntry[] = [];
let timer: NodeJS.Timeout | undefined;

/**
 * Counts something that reading a page is enough for, once a day. It answers at once: what this
 * process has not counted today is written a moment later, together with all that came meanwhile.
 */
export function countToday<About extends string>(kind: ActivityKind<About>, act: Act<About>): void {
  const { userId, thingId = "", at } = act;
  startDay(at.toISOString().slice(0, 10));
  const key = `${userId} ${kind.name} ${thingId}`;
  if (counted.has(key)) return;
  counted.add(key);
  waiting.push({ kind, userId, thingId, at });
  timer ??= setTimeout(writeCounted, WRITE_EVERY_MS).unref();
}

function startDay(today: string): void {
  if (today === day && counted.size < MAX_REMEMBERED) return;
  day = today;
  counted = new Set();
}

/** Writes what waits: every second, and before the process ends. */
export async function writeCounted(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const entries = waiting;
  waiting = [];
  if (entries.length === 0) return;
  try {
    await insertActivity(db, entries);
  } catch (error) {
    // A figure less, and no page the worse for it. The next visit counts.
    log.warn({ error, entries: entries.length }, "Visits could not be counted");
    counted.clear();
  }
}
