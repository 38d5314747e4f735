import type { CvDocument } from "#rules/cv/cv-document.ts";

export type JsonResume = Record<string, unknown>;

/** The document as JSON Resume v1; what that has no name for stands under "x-waymark" and comes back on import. */
export function toJsonResume(_document: CvDocument): JsonResume {
  return {};
}
