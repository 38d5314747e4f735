import { z } from "zod";

/** Anything larger is no answer of an authenticator. */
const encoded = z.string().min(1).max(20_000);

const answer = {
  id: encoded.max(2000),
  rawId: encoded.max(2000),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
};

/** What `credential.toJSON()` gives after a passkey was made (WebAuthn, RegistrationResponseJSON). */
export const madePasskeySchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** The same after one was used (AuthenticationResponseJSON). */
export const usedPasskeySchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
  }),
});

export type MadePasskey = z.output<typeof madePasskeySchema>;
export type UsedPasskey = z.output<typeof usedPasskeySchema>;

/** Reads what a page posted as text; null for anything but such an answer. */
export function readPosted<Schema extends z.ZodType>(
  schema: Schema,
  text: unknown,
): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(String(text))).data ?? null;
  } catch {
    return null; // Not JSON.
  }
}

/** The form that adds or removes one. */
export const passkeyFormSchema = z.object({
  passkeyName: z
    .string()
    .trim()
    .max(60, "Shorten the name to 60 characters or fewer.")
    .regex(/^[^\p{Cc}<>]*$/u, "Use letters, digits and ordinary punctuation in the name.")
    .optional()
    .transform((name) => name || null),
  passkeyPassword: z
    .string({ error: "Enter your password." })
    .min(1, "Enter your password.")
    .max(1000, "Enter your password."),
});
