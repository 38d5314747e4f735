/** The index's thread with the jobs alone: the same plan as the server's, without its other collections. */
import { parentPort, workerData } from "node:worker_threads";
import { type Connection, openDatabase } from "#db/client.server.ts";
import { JOBS_COLLECTION, jobsPlan } from "#domain/jobs/board/search-source.server.ts";
import type { Plan } from "#search/contract.ts";
import { hostSearch } from "#search/host.ts";

export type BenchThreadStart = { connection: Connection; snapshotFolder: string };

const { connection, snapshotFolder } = workerData as BenchThreadStart;
openDatabase({ ...connection, max: 2 });
hostSearch(parentPort!, { [JOBS_COLLECTION]: jobsPlan() as Plan }, { snapshotFolder });
