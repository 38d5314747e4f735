import { z } from "zod";
import { emailField, nameField, optionalText } from "#domain/forms/fields.ts";
import { trapFields } from "#domain/forms/form-trap.ts";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { meetingModes } from "#rules/meetings/modes.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

const choose = "Choose a time first.";

/** An instant as the page's own links write it. */
export const startField = z
  .string({ error: choose })
  .refine(
    (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text)),
    choose,
  )
  .transform((text) => new Date(text));

const common = {
  at: startField,
  timeZone: z
    .string({ error: "Choose where you will be." })
    .transform(presentZoneName)
    .refine(isTimeZone, "Choose where you will be."),
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
  answer: z
    .string()
    .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(2000, "Shorten this to 2,000 characters or fewer."))
    .default(""),
};

const phoneMissing = {
  message: "Enter the number we should call, with its country code.",
  path: ["phone"],
};
const hasPhone = ({ mode, phone }: { mode: string; phone: string }) =>
  mode !== "phone" || phone !== "";

export const memberBookingSchema = z.object(common).refine(hasPhone, phoneMissing);

export const guestBookingSchema = z
  .object({
    ...common,
    ...trapFields,
    name: nameField,
    email: emailField,
    organisation: optionalText(120, "Shorten this to 120 characters or fewer."),
  })
  .refine(hasPhone, phoneMissing);

export const moveSchema = z.object({ at: startField });

export const hostCancelSchema = z.object({
  reason: z
    .string({ error: "Say why: the person reads it." })
    .trim()
    .min(1, "Say why: the person reads it.")
    .max(500, "Shorten this to 500 characters or fewer."),
});

export const notesSchema = z.object({
  notes: z.string().trim().max(4000, "Shorten the notes to 4,000 characters or fewer.").default(""),
  summary: z
    .string()
    .trim()
    .max(4000, "Shorten the summary to 4,000 characters or fewer.")
    .default(""),
  isNoShow: z
    .string()
    .optional()
    .transform((value) => value === "on"),
});
