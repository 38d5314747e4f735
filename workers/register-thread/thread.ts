import { workerData } from "node:worker_threads";
import { type Connection, closeDatabase, openDatabase } from "#db/client.server.ts";
import { compareUpload, importUpload } from "#domain/sponsors/imports/work-on-upload.server.ts";
import { startQueue, stopQueue } from "#platform/queue.server.ts";
import { type Settings, setSettings } from "#platform/settings.server.ts";
import { importLatest } from "./import-latest.ts";

export type RegisterWork =
  | { kind: "import-latest" }
  | { kind: "compare-upload"; uploadId: string }
  | { kind: "import-upload"; uploadId: string; acceptsLoss: boolean };

export type RegisterThreadStart = {
  connection: Connection;
  settings: Settings;
  work: RegisterWork;
};

const { connection, settings, work } = workerData as RegisterThreadStart;
setSettings(settings);
openDatabase({ ...connection, max: 2 });
try {
  // An import queues what follows from it in its own transaction.
  await startQueue();
  await perform(work);
} finally {
  await stopQueue();
  await closeDatabase();
}

async function perform(asked: RegisterWork): Promise<void> {
  const now = new Date();
  switch (asked.kind) {
    case "import-latest":
      return importLatest(now);
    case "compare-upload":
      return compareUpload(asked.uploadId, now);
    case "import-upload":
      return importUpload(asked.uploadId, asked, now);
  }
}
