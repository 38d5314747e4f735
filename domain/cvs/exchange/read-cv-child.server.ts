import { fileRefusals } from "./files/file-refusals.ts";
import { fault, type ImportResult } from "./imported.ts";
import { type MoveResult, moveRead } from "./moves/move-read.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";
import type { ReadTask } from "./read-cv-file.server.ts";

/** A process that reads one file, or moves parts of what was read, and ends (`read-cv-file.server.ts`). */
process.once("message", (task: ReadTask) => {
  done(task).then(answer, () => {
    // Files are made by anybody: whatever a parser stumbles over is the file's fault, and is told so.
    answer(fault("", fileRefusals.unreadable));
  });
});

async function done(task: ReadTask): Promise<ImportResult | MoveResult> {
  return "bytes" in task ? readCvBytes(task.bytes) : moveRead(task.read, task.moves);
}

function answer(result: ImportResult | MoveResult): void {
  process.send!(result, undefined, undefined, () => process.exit(0));
}
