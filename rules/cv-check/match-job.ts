import type { CvDocument } from "#rules/cv/cv-document.ts";
import type { CvPlace } from "./finding.ts";

export type JobWords = { title: string; text: string };

/** Words a job asks for, the sentence that asks, and where the CV says them. */
export type AskedWords = {
  words: string;
  quote: string;
  found: { where: CvPlace; quote: string } | null;
};

/** A job's words against a CV's, with the evidence of both and no score. */
export function matchJob(_document: CvDocument, _job: JobWords): { asked: readonly AskedWords[] } {
  return { asked: [] };
}
