import { z } from "zod";
import type { PageType } from "#domain/pages/page-type.ts";
import { questionField } from "#domain/pages/questions.ts";

const words = z.string().trim().min(1);

const fields = z.strictObject({
  heading: words,
  lead: words,
  /** The zone in which the fair gives its times. */
  zone: words,
  /** The day somebody last compared the words with their sources. */
  checkedOn: z.iso.date(),
  /** Afternoons, on the fair's own clock. */
  editions: z
    .array(
      z.strictObject({ day: z.iso.date(), from: z.iso.time(), to: z.iso.time(), theme: words }),
    )
    .min(1),
  /** Parts of the programme, in minutes after the doors open. */
  programme: z
    .array(
      z.strictObject({
        from: z.int().min(0),
        minutes: z.int().min(1),
        title: words,
        words,
      }),
    )
    .min(1),
  /** Employers by their slug, with what they look for. */
  employers: z.array(z.strictObject({ slug: words, seeks: words })).min(1),
  questions: z.array(questionField).default([]),
});

export type FairFields = z.output<typeof fields>;

/** A career fair, which comes back on several days. */
export const fairType: PageType<FairFields> = {
  name: "fair",
  folder: "fairs",
  trust: "ours",
  fields,
};
