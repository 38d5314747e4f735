import { z } from "zod";
import type { MessageKind } from "#db/schema/messages.ts";
import { emailField, linesField, nameField, optionalText } from "#domain/forms/fields.ts";
import { trapFields } from "#domain/forms/form-trap.ts";
import { REFERENCE } from "./reference.ts";
import { topicsOf } from "./topics.ts";

export const MAX_BODY = 5000;

const bodyField = linesField("Write your message.", {
  length: MAX_BODY,
  tooLong: "Shorten the message to 5,000 characters or fewer.",
}).refine((text) => text.length >= 10, "Write your message, in a sentence or two.");

/** Typed by hand from a mail: spaces and small letters are forgiven. */
const followsField = z
  .string()
  .trim()
  .toUpperCase()
  .max(40, "Write the reference as WM-ABCD-2345, or leave it empty.")
  .refine(
    (typed) => typed === "" || REFERENCE.test(typed),
    "Write the reference as WM-ABCD-2345, or leave it empty.",
  )
  .default("")
  .transform((typed) => typed || null);

function topicField(kind: MessageKind, message: string) {
  const values = topicsOf(kind).map(({ value }) => value);
  return z.string({ error: message }).refine((value) => values.includes(value), message);
}

const shape = {
  name: nameField,
  email: emailField,
  body: bodyField,
  pageAddress: optionalText(500, "Shorten the page’s address to 500 characters or fewer."),
  ...trapFields,
};

export const contactSchema = z.object({
  topic: topicField("contact", "Choose what it is about."),
  follows: followsField,
  ...shape,
});

export const complaintSchema = z.object({
  topic: topicField("complaint", "Choose what your complaint is about."),
  follows: followsField,
  wish: optionalText(2000, "Shorten what you would like us to do to 2,000 characters or fewer."),
  ...shape,
});

export const partnerSchema = z.object({
  topic: topicField("partner", "Choose who you are."),
  organisation: z
    .string({ error: "Enter your organisation." })
    .trim()
    .min(1, "Enter your organisation.")
    .max(160, "Shorten the name to 160 characters or fewer.")
    .regex(/^[^\p{Cc}<>]*$/u, "Use letters, digits and ordinary punctuation in the name."),
  name: nameField,
  email: emailField,
  body: linesField("Write what you have in mind.", {
    length: 3000,
    tooLong: "Shorten the message to 3,000 characters or fewer.",
  }).refine((text) => text.length >= 10, "Write what you have in mind, in a sentence or two."),
  ...trapFields,
});

/** What any of the three forms holds, apart from the trap. */
export type MessageInput = {
  topic: string;
  name: string;
  email: string;
  body: string;
  organisation?: string | null;
  wish?: string | null;
  pageAddress?: string | null;
  follows?: string | null;
};
