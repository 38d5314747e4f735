import { createHash } from "node:crypto";

export class DamagedFileError extends Error {
  readonly help = "Restore its bytes from a backup: docs/runbooks/files.md.";

  readonly fileId: string;

  constructor(fileId: string) {
    super("The bytes of a stored file are lost, or are not what was stored");
    this.fileId = fileId;
  }
}

/**
 * The same bytes, checked. The last piece is held back until all are known to be right, so that
 * nobody takes a damaged file for a whole one.
 */
export function verified(
  stream: ReadableStream<Uint8Array>,
  file: { id: string; sha256: string },
): ReadableStream<Uint8Array> {
  const hash = createHash("sha256");
  let last: Uint8Array | undefined;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (last) controller.enqueue(last);
        last = chunk;
        hash.update(chunk);
      },
      flush(controller) {
        if (hash.digest("hex") !== file.sha256) throw new DamagedFileError(file.id);
        if (last) controller.enqueue(last);
      },
    }),
  );
}
