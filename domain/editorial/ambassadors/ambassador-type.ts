import { z } from "zod";
import { type PageType, pageTag } from "#domain/pages/page-type.ts";

const ambassadorFields = z.strictObject({
  /** First name only: this page is public. */
  name: z.string().max(40),
  university: z.string().max(120),
  course: z.string().max(120).default(""),
  languages: z.array(z.string().max(40)).max(6).default([]),
  /** What people may ask them. */
  ask: z.array(z.string().max(160)).max(6).default([]),
  /** "March 2026" */
  since: z.string().max(40).default(""),
  isDemo: z.boolean().default(false),
});

export type AmbassadorFields = z.output<typeof ambassadorFields>;

/** A campus ambassador, with a public page they agreed to. */
export const ambassadorType: PageType<AmbassadorFields> = {
  name: "ambassador",
  folder: "ambassadors",
  trust: "ours",
  fields: ambassadorFields,
};

export const AMBASSADOR_TAG = pageTag(ambassadorType);
