import { z } from "zod";
import { type PageType, pageTag } from "#domain/pages/page-type.ts";
import { guideCountries } from "./guide-countries.ts";

const guideFields = z.strictObject({
  /** Our own addresses that help with what the page is about. */
  tools: z.array(z.string().regex(/^\/[a-z0-9/?=&-]*$/)).default([]),
});

export type GuideFields = z.output<typeof guideFields>;

/** Each country's guide is a type of its own, so that its pages' slugs are the sections' paths. */
export const guideTypes: readonly PageType<GuideFields>[] = guideCountries.map(({ slug }) => ({
  name: `guide-${slug}`,
  folder: `guides/${slug}`,
  trust: "ours",
  fields: guideFields,
}));

/** Guides that belong to no single country. */
export const sharedGuideType: PageType<GuideFields> = {
  name: "guide",
  folder: "guides",
  trust: "ours",
  fields: guideFields,
};

export function guideTypeOf(country: string): PageType<GuideFields> | undefined {
  return guideTypes.find(({ name }) => name === `guide-${country}`);
}

/** A page that shows something of every guide is made again when any of them changes. */
export const ALL_GUIDES_TAGS = [sharedGuideType, ...guideTypes].map(pageTag).join(",");
