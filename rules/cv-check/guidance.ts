import type { CvSection } from "#rules/cv/cv-document.ts";

/** What to write in a section, and lines that do it well. Written by us; the people in them are made up. */
export type Guidance = { say: string; examples: readonly string[] };

type Guided = Exclude<CvSection, `custom:${string}`> | "basics" | "custom";

export const guidance: Partial<Record<Guided, Guidance>> = {};
