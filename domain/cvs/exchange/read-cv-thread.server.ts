import { parentPort, workerData } from "node:worker_threads";
import { fileRefusals } from "./files/file-refusals.ts";
import { fault } from "./imported.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";

const { bytes } = workerData as { bytes: Uint8Array };

try {
  parentPort!.postMessage(await readCvBytes(bytes));
} catch (error) {
  // Files are made by anybody: whatever a parser stumbles over is the file's fault, and is told so.
  if (!(error instanceof Error)) throw error;
  parentPort!.postMessage(fault("", fileRefusals.unreadable));
}
