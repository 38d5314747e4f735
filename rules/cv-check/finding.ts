import type { CvDocument, CvLook, CvSection } from "#rules/cv/cv-document.ts";
import type { FindingCode } from "./catalogue.ts";

/** A mistake would be read as one; advice is taste that most readers share; good is what to keep. */
export type FindingLevel = "mistake" | "advice" | "good";

/** Where in a CV: a section, perhaps an entry, a field of it, and a line of that field counted from 0. */
export type CvPlace = {
  section: CvSection | "basics";
  entryId?: string;
  field?: string;
  line?: number;
};

/** `evidence` is the words that were read, or the fact that was counted: never an opinion. */
export type Finding = { code: FindingCode; level: FindingLevel; at: CvPlace; evidence: string };

export type CvAndLook = { document: CvDocument; look: CvLook };
