import { z } from "zod";
import type { Page } from "#domain/pages/page.ts";
import type { PageType } from "#domain/pages/page-type.ts";

const ebookFields = z.strictObject({
  /** One sentence: for whom it was written. */
  forWhom: z.string().max(300),
  /** What a reader can do afterwards. */
  inside: z.array(z.string().max(200)).max(8).default([]),
  /** The number of the chapter that stands on the book's own page, from 1. */
  sample: z.number().int().min(1).default(1),
});

export type EbookFields = z.output<typeof ebookFields>;

/** A book of ours. Its body is all of its chapters; each begins with a heading of the first level. */
export const ebookType: PageType<EbookFields> = {
  name: "ebook",
  folder: "ebooks",
  trust: "ours",
  fields: ebookFields,
};

export type Ebook = Page<EbookFields>;
