import { z } from "zod";
import { MAX_INTEGER } from "#rules/row-number.ts";

/** Fields that several forms share, each with the sentence that says how to put it right. */

export const emailField = z
  .string({ error: "Enter your email address." })
  .trim()
  .toLowerCase()
  .min(1, "Enter your email address.")
  .max(254, "Enter an email address of 254 characters or fewer.")
  .pipe(z.email("Enter an email address in the form name@example.com."));

export const nameField = z
  .string({ error: "Enter your full name." })
  .trim()
  .min(1, "Enter your full name.")
  .max(120, "Shorten the name to 120 characters or fewer.")
  .regex(/^[^\p{Cc}<>]*$/u, "Use letters, spaces and ordinary punctuation in the name.");

/** A ticked box is posted as "on"; an empty one is not posted at all. */
export const tickField = z
  .string()
  .optional()
  .transform((value) => value === "on" || value === "true" || value === "1");

/** A text that may be left empty; empty becomes null. */
export function optionalText(max: number, tooLong: string) {
  return z
    .string()
    .trim()
    .max(max, tooLong)
    .optional()
    .transform((value) => value || null);
}

/** Several lines of text. Browsers post each line's end as two characters, and count it as one. */
export function linesField(missing: string, max: { length: number; tooLong: string }) {
  return z
    .string({ error: missing })
    .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(1, missing).max(max.length, max.tooLong));
}

/** A number chosen from a list, such as a university's id. */
export function idField(message: string) {
  return z.coerce
    .number({ error: message })
    .int(message)
    .positive(message)
    .max(MAX_INTEGER, message);
}

/** Which state of a thing the page showed; a thing nobody has changed yet is at 0. */
export function revisionField(message: string) {
  return z.coerce.number({ error: message }).int(message).min(0, message).max(MAX_INTEGER, message);
}

/**
 * When a check across fields runs: as soon as its own fields can be read, also while others are
 * wrong. Without it the check waits for all of them, and a form says its mistakes in two rounds.
 */
export function onceReadable(...fields: string[]) {
  return {
    when({ value, issues }: z.core.ParsePayload) {
      const isForm = typeof value === "object" && value !== null;
      return isForm && !issues.some(({ path }) => fields.includes(String(path?.[0])));
    },
  };
}
