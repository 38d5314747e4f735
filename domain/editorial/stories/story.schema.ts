import { z } from "zod";
import { countries } from "#domain/countries/countries.ts";
import { emailField, linesField, revisionField, tickField } from "#domain/forms/fields.ts";
import { trapFields } from "#domain/forms/form-trap.ts";
import { MAX_WORDS } from "./story.ts";

function line(missing: string, { max, what }: { max: number; what: string }) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Shorten it to ${max} characters or fewer.`)
    .regex(/^[^\p{Cc}<>]*$/u, `Use letters, digits and ordinary punctuation in ${what}.`);
}

const titleField = line("Give your story a title.", { max: 100, what: "the title" });

const wordsField = linesField("Write your story.", {
  length: MAX_WORDS,
  tooLong: "Shorten the story to 6,000 characters or fewer.",
}).refine((text) => text.length >= 150, "Write a little more: at least 150 characters.");

const story = {
  name: line("Enter your name as it should be shown.", { max: 80, what: "your name" }),
  course: line("Enter what you studied.", { max: 120, what: "your course" }),
  university: line("Enter where you studied.", { max: 120, what: "your university" }),
  job: line("Enter what you do now.", { max: 120, what: "what you do now" }),
  employer: z
    .string()
    .trim()
    .max(120, "Shorten it to 120 characters or fewer.")
    .regex(/^[^\p{Cc}<>]*$/u, "Use letters, digits and ordinary punctuation in the employer.")
    .default("")
    .transform((text) => text || null),
  country: z.enum(Object.keys(countries) as [keyof typeof countries], {
    error: "Choose the country you work in.",
  }),
  title: titleField,
  words: wordsField,
  agrees: tickField.refine(
    (isTicked) => isTicked,
    "Tick the box if you agree. Without it we cannot show your story.",
  ),
};

/** From somebody signed in, whose address we know. */
export const memberStorySchema = z.object({ ...story, ...trapFields });
export const guestStorySchema = z.object({ ...story, email: emailField, ...trapFields });

/** From its writer again, after it was sent back. */
export const changedStorySchema = z.object(story);

const seen = { revision: revisionField("Open the story again.") };

/** What staff can do with a story they read. */
export const storyDecisionSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("approve"), ...seen }),
    z.object({
      intent: z.literal("send-back"),
      note: linesField("Write what its writer should change, and why.", {
        length: 1000,
        tooLong: "Shorten the reason to 1,000 characters or fewer.",
      }),
      ...seen,
    }),
    z.object({ intent: z.literal("edit"), title: titleField, words: wordsField, ...seen }),
  ],
  { error: "Choose what to do." },
);

export type StoryInput = z.output<typeof changedStorySchema>;
export type StoryDecision = z.output<typeof storyDecisionSchema>;
