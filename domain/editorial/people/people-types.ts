import { z } from "zod";
import type { PageType } from "#domain/pages/page-type.ts";

const caseStudyFields = z.strictObject({
  university: z.string().max(120),
  place: z.string().max(120).default(""),
  size: z.string().max(120).default(""),
  isDemo: z.boolean().default(false),
});

export type CaseStudyFields = z.output<typeof caseStudyFields>;

/** How a university works with Waymark. */
export const caseStudyType: PageType<CaseStudyFields> = {
  name: "case-study",
  folder: "case-studies",
  trust: "ours",
  fields: caseStudyFields,
};

const storyFields = z.strictObject({
  person: z.string().max(80),
  from: z.string().max(80).default(""),
  now: z.string().max(160).default(""),
  country: z.string().max(60).default(""),
  photo: z.string().nullable().default(null),
  quote: z.string().max(240).optional(),
  stops: z
    .array(z.strictObject({ when: z.string().max(40), what: z.string().max(80) }))
    .max(6)
    .optional(),
  isDemo: z.boolean().default(false),
});

export type StoryFields = z.output<typeof storyFields>;

/** How somebody found work, with their consent. */
export const storyType: PageType<StoryFields> = {
  name: "story",
  folder: "stories",
  trust: "ours",
  fields: storyFields,
};
