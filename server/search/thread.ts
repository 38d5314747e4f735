/**
 * The index's thread. It runs from source, with connections of its own: what it
 * reads never waits for pages, and pages never wait for it.
 */
import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "#db/client.server.ts";
import { currentSnapshot, databaseIdentity } from "#platform/search-outbox.server.ts";
import { hostSearch } from "#search/host.ts";
import { releaseMemory } from "../release-memory.ts";
import { searchPlans } from "./plans.ts";
import type { ThreadStart } from "./start.ts";

const { connection, snapshotFolder } = workerData as ThreadStart;
if (!parentPort) throw new Error("The search thread was started as a process");

openDatabase({ ...connection, max: 2 });
hostSearch(parentPort, searchPlans(await databaseIdentity()), {
  snapshotFolder,
  mark: currentSnapshot,
  whenReady: releaseMemory,
});
