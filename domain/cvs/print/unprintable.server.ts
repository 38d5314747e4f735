import type { CvDocument } from "#rules/cv/cv-document.ts";

/** Where a document has letters that none of our fonts can draw, and which. */
export function unprintableIn(_document: CvDocument): { where: string; letters: string[] }[] {
  return [];
}
