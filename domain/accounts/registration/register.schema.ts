import { z } from "zod";
import {
  emailField,
  idField,
  nameField,
  onceReadable,
  optionalText,
} from "#domain/forms/fields.ts";
import { officeRoles } from "#rules/access/office-role.ts";
import { roles } from "#rules/access/visitor.ts";
import {
  checkPhone,
  oncePhoneReadable,
  profileFields,
  readProfile,
  tidyPhone,
} from "../people/profile.schema.ts";
import { newPasswordField } from "../sign-in/password.schema.ts";

export const registerSchema = z.object({
  email: emailField,
  name: nameField,
  referralCode: optionalText(200, "The referral code is too long. Leave it empty to continue."),
});

export const setUpAccountSchema = z.preprocess(
  readProfile,
  z
    .object({ name: nameField, password: newPasswordField, ...profileFields })
    .superRefine(checkPhone, oncePhoneReadable)
    .transform(tidyPhone),
);

export const requestAccessSchema = z.object({
  email: emailField,
  name: nameField,
  reason: z
    .string({ error: "Tell the university who you are, in a sentence or two." })
    .trim()
    .min(10, "Tell the university who you are, in a sentence or two.")
    .max(1000, "Shorten the reason to 1,000 characters or fewer."),
});

export const universityStaffSchema = z
  .object({
    email: emailField,
    name: nameField,
    universityId: z
      .union([z.literal("").transform(() => null), idField("Choose your university.")])
      .optional()
      .transform((id) => id ?? null),
    universityName: optionalText(160, "Shorten the university's name to 160 characters or fewer."),
    jobTitle: optionalText(120, "Shorten the job title to 120 characters or fewer."),
    reason: optionalText(1000, "Shorten the note to 1,000 characters or fewer."),
  })
  .refine(({ universityId, universityName }) => universityId !== null || universityName !== null, {
    ...onceReadable("universityId", "universityName"),
    path: ["universityName"],
    message: "Choose your university, or type its name if it is not listed.",
  });

export const employerAccessSchema = z.object({
  email: emailField,
  name: nameField,
  employerName: z
    .string({ error: "Enter your company’s name." })
    .trim()
    .min(2, "Enter your company’s name.")
    .max(160, "Shorten the company’s name to 160 characters or fewer.")
    .regex(/^[^\p{Cc}<>]*$/u, "Use letters, digits and ordinary punctuation in the name."),
  reason: optionalText(1000, "Shorten the note to 1,000 characters or fewer."),
});

export const inviteSchema = z.object({
  email: emailField,
  name: nameField,
  role: z.enum(roles, { error: "Choose what the person will be." }),
  /** What a colleague will be in the careers service. */
  officeRole: z.enum(officeRoles, { error: "Choose a role in the team." }).optional(),
  universityId: z
    .union([z.literal("").transform(() => null), idField("Choose a university.")])
    .optional()
    .transform((id) => id ?? null),
});

export const decideAccessRequestSchema = z.object({
  id: z.string({ error: "Choose a request." }).min(1, "Choose a request."),
  decision: z.enum(["approved", "declined"], { error: "Approve or decline the request." }),
  note: optionalText(500, "Shorten the note to 500 characters or fewer."),
  universityId: z
    .union([z.literal("").transform(() => null), idField("Choose a university.")])
    .optional()
    .transform((id) => id ?? null),
});

export type SetUpAccountInput = z.output<typeof setUpAccountSchema>;
export type RequestAccessInput = z.output<typeof requestAccessSchema>;
export type UniversityStaffInput = z.output<typeof universityStaffSchema>;
export type EmployerAccessInput = z.output<typeof employerAccessSchema>;
export type InviteInput = z.output<typeof inviteSchema>;
export type DecideAccessRequestInput = z.output<typeof decideAccessRequestSchema>;
