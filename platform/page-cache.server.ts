import { sql } from "drizzle-orm";
import pg from "pg";
import { connection, db, isDatabaseOpen } from "#db/client.server.ts";
import { log } from "./log.server.ts";

const CHANNEL = "waymark_forget_pages";
const RECONNECT_MS = 1000;

/** Means every page: sent when a process cannot know what it missed. */
export const EVERYTHING = "*";

type Forget = (tag: string) => void;

const forgetters = new Set<Forget>();

/**
 * Throws out every kept page that was tagged so, in every process on a PostgreSQL server. Call it
 * after the change is committed. A command beside the embedded engine keeps no pages and can
 * tell nobody: it queues the task `forget-pages`.
 */
export function forgetPages(tag: string): void {
  forgetHere(tag);
  if (isDatabaseOpen()) void tellOthers(tag);
}

/** For whoever keeps pages: called with each tag, or EVERYTHING. Returns how to stop. */
export function onForgottenPages(forget: Forget): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** In this process alone, as where no other has anything to forget. */
export function forgetHere(tag: string): void {
  for (const forget of forgetters) forget(tag);
}

async function tellOthers(tag: string) {
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
 * Hears what other processes forget, on a connection of its own. While it is
 * down nothing is heard, so coming back forgets everything. Only for a
 * PostgreSQL server: the embedded engine serves one process, which needs none.
 */
export async function shareForgetting(): Promise<() => Promise<void>> {
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
    next.on("notification", ({ payload }) => forgetHere(payload || EVERYTHING));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      forgetHere(EVERYTHING);
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
