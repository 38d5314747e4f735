import { z } from "zod";
import { nameField, tickField } from "#domain/forms/fields.ts";
import { courseLevels } from "#rules/course-level.ts";
import { isRealDay, joinDays } from "#rules/typed-day.ts";
import { studyKinds } from "#rules/work-hours/hours-rules.ts";
import type { BriefOrder } from "./brief.ts";

const MAX_LENGTH = 80;

/** They turn letters around unseen, and mean nothing in a name. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const line = (what: string) =>
  z
    .string()
    .transform((text) => text.replace(directionMarks, "").replace(/\s+/gu, " ").trim())
    .pipe(
      z
        .string()
        .max(MAX_LENGTH, `Shorten ${what} to ${MAX_LENGTH} characters or fewer.`)
        .regex(/^[^\p{Cc}]*$/u, "Use letters, spaces and ordinary punctuation."),
    )
    .optional()
    .transform((text) => text || null);

const day = (what: string) =>
  z
    .string()
    .optional()
    .default("")
    .refine(
      (text) => text === "" || isRealDay(text),
      `Enter ${what} as a real day, such as 27 1 2027.`,
    )
    .transform((text) => text || null);

function chosen<Value extends string>(values: readonly Value[]) {
  return z
    .union([z.literal("").transform(() => null), z.enum(values as [Value, ...Value[]])], {
      error: "Choose an answer from the list.",
    })
    .optional()
    .transform((value) => value ?? null);
}

/** A brief speaks for a permission that is in force on the day it is made. */
export function briefSchemaOn(today: string) {
  return briefSchema.refine(({ endsOn }) => endsOn === null || endsOn >= today, {
    path: ["endsOn"],
    error: "That permission has ended. Choose the one you have now.",
  });
}

export const briefSchema = z.preprocess(
  (posted) => joinDays(posted, ["endsOn", "courseEndsOn"]),
  z.object({
    name: z
      .string({ error: "Enter your full name." })
      .transform((text) => text.replace(directionMarks, ""))
      .pipe(nameField)
      .pipe(z.string().max(MAX_LENGTH, `Shorten the name to ${MAX_LENGTH} characters or fewer.`)),
    permission: z.enum(["student", "graduate", "skilled-worker", "other", "none"], {
      error: "Choose the permission you have.",
    }),
    endsOn: day("the day your permission ends"),
    study: chosen(studyKinds),
    level: chosen(courseLevels),
    courseEndsOn: day("the day your course ends"),
    employer: line("the employer’s name"),
    jobTitle: line("the job title"),
    withSponsorship: tickField,
  }),
);

/** The order as hidden fields carry it on to the download. */
export function briefFields(order: BriefOrder): Record<string, string> {
  const { withSponsorship, ...text } = order;
  return Object.fromEntries([
    ...Object.entries(text).map(([name, value]) => [name, value ?? ""]),
    ...(withSponsorship ? [["withSponsorship", "on"]] : []),
  ]);
}
