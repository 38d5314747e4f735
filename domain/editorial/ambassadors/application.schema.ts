import { z } from "zod";
import { emailField, nameField, optionalText } from "#domain/forms/fields.ts";
import { MAX_NOTE, MAX_WHY } from "./application.ts";

const line = (empty: string, max: number) =>
  z
    .string({ error: empty })
    .trim()
    .min(2, empty)
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .regex(/^[^\p{Cc}<>]*$/u, "Use letters, spaces and ordinary punctuation.");

export const ambassadorApplicationSchema = z.object({
  name: nameField,
  email: emailField,
  university: line("Enter your university.", 160),
  course: line("Enter your course and year.", 160),
  languages: line("Enter the languages you speak.", 160),
  why: z
    .string({ error: "Answer the three questions in a few lines." })
    .trim()
    .min(40, "Write a little more: two or three sentences help us to decide.")
    .max(MAX_WHY, `Shorten your answer to ${MAX_WHY} characters or fewer.`),
  /** A trap: people do not see it, programs that fill in every field do. */
  website: z.string().max(2000).optional(),
});

export type ApplicationInput = z.output<typeof ambassadorApplicationSchema>;

export const decisionSchema = z.object({
  decision: z.enum(["accepted", "declined"], { error: "Choose accept or decline." }),
  note: optionalText(MAX_NOTE, `Shorten the note to ${MAX_NOTE} characters or fewer.`),
});
