import { sql } from "drizzle-orm";
import pg from "pg";
import { connection, db, isDatabaseOpen } from "#db/client.server.ts";
import { log } from "./log.server.ts";

const CHANNEL = "waymark_forget_pages";
const RECONNECT_MS = 1000;

/** Stands for every tag: used when a process cannot know what it missed. */
export const EVERYTHING = "*";

type Forget = (tag: string) => void;

const listeners = new Set<Forget>();

/**
 * Removes every cached page with this tag, in every process on a PostgreSQL server. Call it after the
 * change is committed. A command that runs beside the embedded engine has no cache and cannot reach
 * the server's: it queues the task `forget-pages`.
 */
export function invalidatePages(tag: string): void {
  invalidateHere(tag);
  if (isDatabaseOpen()) void notifyOtherProcesses(tag);
}

/** For caches: called with each invalidated tag, or EVERYTHING. Returns a function that unsubscribes. */
export function onInvalidatedPages(forget: Forget): () => void {
  listeners.add(forget);
  return () => listeners.delete(forget);
}

/** For a cache of what the pages of one tag show. */
export function onInvalidatedTag(tag: string, forget: () => void): () => void {
  return onInvalidatedPages((each) => {
    if (each === tag || each === EVERYTHING) forget();
  });
}

/** In this process alone. */
export function invalidateHere(tag: string): void {
  for (const forget of listeners) forget(tag);
}

async function notifyOtherProcesses(tag: string) {
  try {
    await db.execute(sql`select pg_notify(${CHANNEL}, ${tag})`);
  } catch (error) {
    log.error(
      { error, tag },
      "Other processes were not told to forget pages; theirs expire by age",
    );
  }
}

/**
 * Listens on its own connection for tags that other processes invalidate. Notifications are missed while
 * it is down, so reconnecting invalidates everything. Only for a PostgreSQL server: the embedded engine
 * serves one process.
 */
export async function shareInvalidations(): Promise<() => Promise<void>> {
  let isStopped = false;
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    const next = new pg.Client({
      ...connection(),
      application_name: "waymark-pages",
      keepAlive: true,
    });
    let isOver = false;
    const comeBack = () => {
      if (isOver || isStopped) return;
      isOver = true;
      next.end().catch(() => undefined);
      setTimeout(() => void listen(), RECONNECT_MS).unref();
    };
    next.on("error", comeBack);
    next.on("end", comeBack);
    next.on("notification", ({ payload }) => invalidateHere(payload || EVERYTHING));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      invalidateHere(EVERYTHING);
    } catch (error) {
      log.warn({ error }, "Could not listen for forgotten pages; trying again");
      comeBack();
    }
  }

  await listen();
  return async () => {
    isStopped = true;
    await client?.end();
  };
}
