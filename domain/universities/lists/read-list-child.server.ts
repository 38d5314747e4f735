import { readListBytes } from "./read-list-bytes.server.ts";

/** A process that reads one list and ends (decision 18). Whatever a parser stumbles over is the file's fault. */
process.once("message", ({ bytes }: { bytes: Uint8Array }) => {
  readListBytes(bytes).then(answer, () => answer(null));
});

function answer(cells: string[][] | null): void {
  process.send!({ cells }, undefined, undefined, () => process.exit(0));
}
