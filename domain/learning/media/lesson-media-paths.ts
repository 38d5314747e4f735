import type { FileKind } from "./lesson-media.ts";

/** Addresses of a lesson's bytes. */
export const lessonMediaPaths = {
  file: (lessonId: number, kind: FileKind, token: string) =>
    `/lesson-files/${lessonId}/${kind}?t=${encodeURIComponent(token)}`,
  /** Fresh addresses, as JSON. */
  sources: (lessonId: number) => `/lesson-files/${lessonId}`,
};
