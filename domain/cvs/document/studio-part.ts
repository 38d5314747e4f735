import type { CvSection } from "#rules/cv/cv-document.ts";

/** One screen of the studio: a section, or what stands above them all. */
export type StudioPart = CvSection | "basics";
