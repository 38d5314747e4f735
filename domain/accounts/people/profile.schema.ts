import { z } from "zod";
import { emailField, nameField, onceReadable } from "#domain/forms/fields.ts";
import { courseLevels } from "#rules/course-level.ts";
import { isBlankPhone, readPhone } from "#rules/phone/phone.ts";
import { phoneSentence } from "#rules/phone/refusals.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

const DATES = ["courseStartsOn", "courseEndsOn", "movesOn"] as const;

/** Not posted: left as it is. Posted empty: taken away. */
function text(max: number, tooLong: string) {
  return z
    .string()
    .trim()
    .max(max, tooLong)
    .optional()
    .transform((value) => (value === undefined ? undefined : value || null));
}

function day(message: string) {
  return text(10, message).refine((value) => value == null || isRealDay(value), message);
}

const timeZone = text(60, "Choose a time zone from the list.").refine(
  (value) => value == null || isTimeZone(value),
  "Choose a time zone from the list.",
);

export const profileFields = {
  phone: text(25, "Shorten the phone number to 25 characters or fewer."),
  phoneCountry: text(2, "Choose the country of the phone number."),
  phoneExtension: text(250, "Shorten the extension to 250 characters or fewer."),
  timeZone,
  nextTimeZone: timeZone,
  movesOn: day("Enter the day you move as a real date, such as 14 9 2026."),
  homeCountry: text(2, "Choose your home country from the list."),
  course: text(160, "Shorten the course name to 160 characters or fewer."),
  courseLevel: z
    .union([z.literal("").transform(() => null), z.enum(courseLevels)], {
      error: "Choose a level from the list.",
    })
    .optional(),
  courseStartsOn: day("Enter the day your course starts as a real date, such as 14 9 2026."),
  courseEndsOn: day("Enter the day your course ends as a real date, such as 30 9 2027."),
  graduationYear: text(4, "Enter the year as four digits.")
    .refine(
      (value) =>
        value == null || (/^\d{4}$/.test(value) && Number(value) >= 1950 && Number(value) <= 2100),
      "Enter the year as four digits.",
    )
    .transform((value) => (value == null ? value : Number(value))),
  jobTitle: text(120, "Shorten the job title to 120 characters or fewer."),
};

export const oncePhoneReadable = onceReadable("phone", "phoneCountry", "phoneExtension");

export const profileSchema = z.preprocess(
  readProfile,
  z
    .object({ name: nameField.optional(), ...profileFields })
    .superRefine(checkPhone, oncePhoneReadable)
    .transform(tidyPhone),
);

export const changeEmailSchema = z.object({
  email: emailField,
  password: z.string({ error: "Enter your password." }).min(1, "Enter your password.").max(1000),
});

export type ProfileInput = z.output<typeof profileSchema>;

type PhoneFields = {
  phone?: string | null | undefined;
  phoneCountry?: string | null | undefined;
  phoneExtension?: string | null | undefined;
};

/** Says what is wrong with the number, beside whatever else is wrong with the form. */
export function checkPhone(fields: PhoneFields, context: z.RefinementCtx): void {
  if (fields.phone === undefined) return;
  const typed = typedPhone(fields);
  const read = isBlankPhone(typed) ? null : readPhone(typed);
  if (!read || read.ok) return;

  const path = [read.error === "extension-too-long" ? "phoneExtension" : "phone"];
  context.addIssue({ code: "custom", path, message: phoneSentence(read.error, typed) });
}

/** Keeps a checked number as its country writes it abroad (+44 ...); without a number nothing is kept of it. */
export function tidyPhone<Fields extends PhoneFields>(fields: Fields): Fields {
  if (fields.phone === undefined) return fields;
  const read = readPhone(typedPhone(fields));
  if (!read.ok) return { ...fields, phone: null, phoneCountry: null, phoneExtension: null };

  const { e164, country, extension } = read.value;
  return { ...fields, phone: e164, phoneCountry: country, phoneExtension: extension };
}

function typedPhone({ phone, phoneCountry, phoneExtension }: PhoneFields) {
  return {
    country: phoneCountry ?? "",
    national: phone ?? "",
    extension: phoneExtension ?? "",
  };
}

/** Joins the three boxes of each date (`courseEndsOn-day` and so on) into one ISO day. */
export function readProfile(posted: unknown): unknown {
  if (typeof posted !== "object" || posted === null) return posted;
  const fields: Record<string, unknown> = { ...posted };
  for (const name of DATES) {
    const [day, month, year] = ["day", "month", "year"].map((part) => fields[`${name}-${part}`]);
    if (fields[name] === undefined && day !== undefined) fields[name] = joinDay(day, month, year);
  }
  return fields;
}

function joinDay(day: unknown, month: unknown, year: unknown): string {
  const parts = [year, month, day].map((part) => String(part ?? "").trim());
  if (parts.every((part) => part === "")) return "";
  return `${parts[0]!.padStart(4, "0")}-${parts[1]!.padStart(2, "0")}-${parts[2]!.padStart(2, "0")}`;
}
