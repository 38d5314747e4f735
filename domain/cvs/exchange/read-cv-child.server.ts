import { fileRefusals } from "./files/file-refusals.ts";
import { fault, type ImportResult } from "./imported.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";

/** A process that reads one file and ends (`read-cv-file.server.ts`). */
process.once("message", (message: { bytes: Uint8Array }) => {
  readCvBytes(message.bytes).then(answer, () => {
    // Files are made by anybody: whatever a parser stumbles over is the file's fault, and is told so.
    answer(fault("", fileRefusals.unreadable));
  });
});

function answer(result: ImportResult): void {
  process.send!(result, undefined, undefined, () => process.exit(0));
}
