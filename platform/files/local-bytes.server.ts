import type { ByteRange } from "./store.ts";

/** A part of a file on this machine's disk. */
export type LocalBytes = ByteRange & { path: string };

const noted = new WeakMap<Response, LocalBytes>();

/**
 * Notes beside an answer where its bytes lie. The server sends them from the disk itself: a piece that
 * passes through the answer's own body, a web stream, costs several times as much. That body has
 * the same bytes, and opens the file only when somebody reads it.
 */
export function noteLocalBytes(answer: Response, bytes: LocalBytes): Response {
  noted.set(answer, bytes);
  return answer;
}

export function localBytesOf(answer: Response): LocalBytes | undefined {
  return noted.get(answer);
}
