import { join } from "node:path";
import { type Connection, connection } from "#db/client.server.ts";
import { threadPath } from "#db/source-path.server.ts";
import { log } from "#platform/log.server.ts";
import { setSearch } from "#platform/search.server.ts";
import { SearchClient } from "#search/client.ts";
import { inThread } from "#search/connections.ts";

/** A board of any usual size is read by then; a larger one is read behind an open door. */
export const SEARCH_TIMEOUT_MS = 10_000;

/** What the index's thread is told. */
export type ThreadStart = { connection: Connection; snapshotFolder: string };

export type RunningSearch = {
  /** Until every index answers, or patience ends: a large board is read while pages are served. */
  settle(timeoutMs: number): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a thread of the index over the open database, as often as it is asked to. */
export function searchThread(dataDir: string) {
  const start: ThreadStart = {
    connection: connection(),
    snapshotFolder: join(dataDir, "search"),
  };
  return inThread(threadPath("#server/search/thread.ts"), start);
}

/** Starts the index over the open database. It is ready when `isSearchReady` says so. */
export function startSearch({ dataDir }: { dataDir: string }): RunningSearch {
  const client = new SearchClient(searchThread(dataDir), {
    onTrouble: (trouble) => log.warn(trouble, "The search index met trouble and tries again"),
  });
  setSearch(client);
  return {
    settle: (timeoutMs) => settle(client, timeoutMs),
    stop: () => client.stop(),
  };
}

/** The end of the time is no failure: pages ask to try again until the index answers. */
async function settle(client: SearchClient, timeoutMs: number): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, timeoutMs);
  try {
    await Promise.race([client.untilReady(), timeout.promise]);
  } catch (error) {
    log.error({ error }, "The search index could not be waited for");
  } finally {
    clearTimeout(timer);
  }
}
