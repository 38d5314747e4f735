import { z } from "zod";
import { emailField, nameField, optionalText, tickField } from "#domain/forms/fields.ts";
import { trapFields } from "#domain/forms/form-trap.ts";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { meetingModes } from "#rules/meetings/modes.ts";
import { partsOfDay } from "#rules/meetings/wishes.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { isTimeZone } from "#rules/zoned-time.ts";
import { GENERAL_QUESTION } from "./booking-questions.ts";

/** As many answers as a service can ask for. */
const answerNames = [1, 2, 3, 4, 5].map((row) => `answer-${row}`);

/** The answers by the service's questions; what was left empty is left out. */
export function answersTo(
  questions: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const asked = questions.length > 0 ? questions : [GENERAL_QUESTION];
  const said = asked.map((question, at) => [question, String(values[`answer-${at + 1}`] ?? "")]);
  return Object.fromEntries(said.filter(([, words]) => words !== ""));
}

const choose = "Choose a time first.";

/** An instant as the page's own links write it. */
export const startField = z
  .string({ error: choose })
  .refine(
    (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text)),
    choose,
  )
  .transform((text) => new Date(text));

const answer = z
  .string()
  .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
  .pipe(z.string().max(2000, "Shorten this to 2,000 characters or fewer."))
  .default("");

const where = {
  timeZone: z
    .string({ error: "Choose where you will be." })
    .transform(presentZoneName)
    .refine(isTimeZone, "Choose where you will be."),
};

const common = {
  ...where,
  at: startField,
  mode: z.enum(meetingModes, { error: "Choose how you would like to meet." }),
  phone: z
    .string()
    .trim()
    .max(30, "Enter a phone number of 30 characters or fewer.")
    .regex(
      /^[+\d][\d\s()-]*$|^$/,
      "Enter a phone number with its country code, such as +44 113 496 0000.",
    )
    .default(""),
  ...Object.fromEntries(answerNames.map((name) => [name, answer])),
  /** A document of their own and its revision. */
  cv: z.string().max(100).default(""),
};

const phoneMissing = {
  message: "Enter the number we should call, with its country code.",
  path: ["phone"],
};
const hasPhone = ({ mode, phone }: { mode: string; phone: string }) =>
  mode !== "phone" || phone !== "";

const guest = {
  ...trapFields,
  name: nameField,
  email: emailField,
  organisation: optionalText(120, "Shorten this to 120 characters or fewer."),
};

export const memberBookingSchema = z.object(common).refine(hasPhone, phoneMissing);

export const guestBookingSchema = z.object({ ...common, ...guest }).refine(hasPhone, phoneMissing);

const wishes = {
  ...where,
  mode: common.mode,
  phone: common.phone,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`weekday-${day}`, z.string().optional()])),
  partOfDay: z.enum(partsOfDay, { error: "Choose a part of the day." }),
  untilDay: z
    .string({ error: "Choose the last day that suits you." })
    .refine(isRealDay, "Choose the last day that suits you."),
};

export const memberWaitingSchema = z.object(wishes).refine(hasPhone, phoneMissing);

export const guestWaitingSchema = z.object({ ...wishes, ...guest }).refine(hasPhone, phoneMissing);

export const moveSchema = z.object({ at: startField });

export const hostCancelSchema = z.object({
  reason: z
    .string({ error: "Enter a reason: the person reads it." })
    .trim()
    .min(1, "Enter a reason: the person reads it.")
    .max(500, "Shorten this to 500 characters or fewer."),
  freesTime: tickField,
});

export const notesSchema = z.object({
  notes: z.string().trim().max(4000, "Shorten the notes to 4,000 characters or fewer.").default(""),
  summary: z
    .string()
    .trim()
    .max(4000, "Shorten the summary to 4,000 characters or fewer.")
    .default(""),
  isNoShow: tickField,
});
