import { z } from "zod";
import { emailField, tickField } from "#domain/forms/fields.ts";
import { tidyRecoveryCode } from "../two-factor/recovery-codes.ts";

export const signInSchema = z.object({
  email: emailField,
  // Only presence is checked here: rules about new passwords would refuse old ones.
  password: z
    .string({ error: "Enter your password." })
    .min(1, "Enter your password.")
    .max(1000, "Enter your password."),
  remember: tickField,
});

export const signInLinkSchema = z.object({ email: emailField });

/** A six-digit code from an authenticator app, or one of the recovery codes. */
export const twoFactorCodeSchema = z
  .object({
    code: z
      .string({ error: "Enter the code." })
      .trim()
      .min(1, "Enter the code.")
      .max(40, "Enter the code as it is shown."),
    kind: z.enum(["totp", "recovery"]).default("totp"),
    trustDevice: tickField,
  })
  .transform(({ code, ...rest }) => ({ ...rest, code: tidyCode(code, rest.kind) }))
  .refine(({ code, kind }) => kind === "recovery" || /^\d{6}$/.test(code), {
    path: ["code"],
    message: "Enter the six digits that your authenticator app shows.",
  });

export type SignInInput = z.output<typeof signInSchema>;
export type TwoFactorCodeInput = z.output<typeof twoFactorCodeSchema>;

function tidyCode(code: string, kind: "totp" | "recovery"): string {
  return kind === "totp" ? code.replaceAll(/[\s-]/g, "") : tidyRecoveryCode(code);
}
