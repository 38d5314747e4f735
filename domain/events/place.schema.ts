import { z } from "zod";
import { emailField, nameField } from "#domain/forms/fields.ts";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

/** As many as an event can ask. */
export const MAX_QUESTIONS = 3;

export const zoneField = z
  .string({ error: "Choose where you will be." })
  .transform(presentZoneName)
  .refine(isTimeZone, "Choose where you will be.");

const answer = z
  .string()
  .trim()
  .max(500, "Shorten this answer to 500 characters or fewer.")
  .default("");

const answers = { "answer-1": answer, "answer-2": answer, "answer-3": answer };

/** What a member says to come: who they are is known. */
export const memberPlaceSchema = z.object({ timeZone: zoneField, ...answers });

export const guestPlaceSchema = z.object({
  name: nameField,
  email: emailField,
  timeZone: zoneField,
  ...answers,
});

/** The answers by the event's questions; what was left empty is left out. */
export function answersTo(
  questions: readonly string[],
  given: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const pairs = questions.map((question, index) => [question, given[`answer-${index + 1}`]]);
  return Object.fromEntries(pairs.filter(([, words]) => words));
}
