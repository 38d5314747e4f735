import { z } from "zod";
import { emailField, nameField, optionalText } from "#domain/forms/fields.ts";
import { type TrapInput, trapFields } from "#domain/forms/form-trap.ts";
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
  ...trapFields,
});

export type ApplicationInput = Omit<z.output<typeof ambassadorApplicationSchema>, keyof TrapInput>;

export const decisionSchema = z.object({
  decision: z.enum(["accepted", "declined"], { error: "Choose accept or decline." }),
  note: optionalText(MAX_NOTE, `Shorten the note to ${MAX_NOTE} characters or fewer.`),
});
