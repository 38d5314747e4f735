import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import type { Finding } from "./finding.ts";

/** Everything the rules have to say of a CV on an ISO day, in the order of its pages. */
export function checkCv(_document: CvDocument, _look: CvLook, _on: string): readonly Finding[] {
  return [];
}
