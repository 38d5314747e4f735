import { z } from "zod";
import { emailField } from "#domain/forms/fields.ts";
import { passwordProblem } from "./password.ts";

/** A password that is being chosen. The use case also compares it with the person's email. */
export const newPasswordField = z
  .string({ error: "Choose a password." })
  .superRefine((password, context) => {
    const problem = passwordProblem(password);
    if (problem) context.addIssue({ code: "custom", message: problem });
  });

export const currentPasswordField = z
  .string({ error: "Enter your current password." })
  .min(1, "Enter your current password.")
  .max(1000, "Enter your current password.");

export const forgotPasswordSchema = z.object({ email: emailField });

export const resetPasswordSchema = z.object({ password: newPasswordField });

export const changePasswordSchema = z
  .object({ currentPassword: currentPasswordField, password: newPasswordField })
  .refine(({ currentPassword, password }) => currentPassword !== password, {
    path: ["password"],
    message: "Choose a password different from the current one.",
  });

/** Asked again before two-factor is changed or an account is deleted. */
export const confirmPasswordSchema = z.object({ password: currentPasswordField });

export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
