import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import type { FindingCode } from "./catalogue.ts";
import type { CvAndLook, Finding } from "./finding.ts";

export type Fix = (document: CvDocument, look: CvLook, finding: Finding) => CvAndLook;

/** What one press may mend without asking: each changes only what its finding points at. */
export const fixes: Partial<Record<FindingCode, Fix>> = {};
