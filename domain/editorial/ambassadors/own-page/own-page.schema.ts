import { z } from "zod";
import {
  idField,
  linesField,
  optionalText,
  revisionField,
  tickField,
} from "#domain/forms/fields.ts";
import { MAX_ASK, MAX_BODY, MAX_LANGUAGES } from "#rules/ambassador-page.ts";

const plain = /^[^\p{Cc}<>]*$/u;
const plainly = "Use letters, digits and ordinary punctuation.";

const line = (missing: string, max: number) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .regex(plain, plainly);

/** Entries between commas or on lines of their own, without empty ones. */
function entries(split: RegExp, most: number, longest: number, missing: string | null) {
  return z
    .string({ error: missing ?? undefined })
    .default("")
    .transform((text) => [
      ...new Set(
        text
          .split(split)
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ""),
      ),
    ])
    .refine((all) => missing === null || all.length > 0, missing ?? "")
    .refine((all) => all.length <= most, `Give ${most} at most.`)
    .refine(
      (all) => all.every((entry) => entry.length <= longest && plain.test(entry)),
      `Shorten each to ${longest} characters or fewer, in ordinary punctuation.`,
    );
}

const words = {
  name: line("Enter your first name.", 40).refine(
    (name) => !/\s/.test(name),
    "Enter your first name alone: the page is public.",
  ),
  course: line("Enter your course.", 120),
  languages: entries(/[,\n]/, MAX_LANGUAGES, 40, "Enter the languages you speak."),
  about: line("Write one sentence about yourself.", 160),
  ask: entries(/\n/, MAX_ASK, 160, null),
  body: linesField("Write a few lines about yourself.", {
    length: MAX_BODY,
    tooLong: `Shorten it to ${MAX_BODY} characters or fewer.`,
  }),
};

export const ownPageSchema = z.object({
  ...words,
  removesPhoto: tickField,
  agrees: tickField.refine(
    (isTicked) => isTicked,
    "Tick the box if you agree. Without it we cannot show your page.",
  ),
});

export type OwnPageInput = z.output<typeof ownPageSchema>;

export const ownPageDecisionSchema = z.object({
  pageId: idField("Choose a page."),
  revision: revisionField("Open the page again."),
  decision: z.enum(["approve-page", "send-page-back"], { error: "Choose what to do." }),
  note: optionalText(1000, "Shorten the reason to 1,000 characters or fewer."),
});
