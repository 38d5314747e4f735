import { z } from "zod";
import type { Page } from "#domain/pages/page.ts";
import type { PageType } from "#domain/pages/page-type.ts";
import { questionField } from "#domain/pages/questions.ts";

const words = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A job whose pay line is shown: its code and its usual name. What it must pay is in the rule tables. */
const rate = z.object({ code: z.string().regex(/^\d{4}$/), job: words });

const fields = z.strictObject({
  heading: words.max(70),
  board: z.enum(["jobs", "part-time-jobs"]).default("jobs"),
  /** The search as the board's address writes it. */
  criteria: words,
  /** What is counted: "1 internship in London", "2 internships in London". */
  one: words.default("job of this kind"),
  many: words.default("jobs of this kind"),
  /** For pages about sponsorship: the same jobs without that condition. */
  wider: words.nullable().default(null),
  /** Pages it leads to; those that ask for most of the same where none are named. */
  related: z.array(slug).default([]),
  /** The day somebody last compared the words with their sources; the day of the last change where none is said. */
  checkedOn: z.iso.date().nullable().default(null),
  /** At /slug, where the table of addresses knows it; others are at /jobs-for/slug. */
  isTopLevel: z.boolean().default(false),
  rates: z.array(rate).default([]),
  questions: z.array(questionField).default([]),
});

type LandingFields = z.output<typeof fields>;

export type LandingRow = Page<LandingFields>;

/** A page that is criteria plus words: the jobs it shows are whatever the criteria find today. */
export const landingType: PageType<LandingFields> = {
  name: "landing",
  folder: "landing-pages",
  trust: "staff",
  fields,
};
