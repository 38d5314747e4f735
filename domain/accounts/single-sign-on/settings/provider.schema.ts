import { z } from "zod";
import { signOnModes } from "#rules/sign-on.ts";
import { isStorableText } from "#rules/storable-text.ts";

const line = z.string().trim().max(500, "That is too long.").refine(isStorableText);
const needed = (sentence: string) => line.min(1, sentence);

const words = (sentence: string) =>
  needed(sentence).transform((text) =>
    text
      .split(",")
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean),
  );

const mapping = {
  email: needed("Enter the attribute that has the email address."),
  givenName: line.default(""),
  familyName: line.default(""),
  affiliation: line.default(""),
  studentValues: words("Enter the values that mean a student."),
  alumniValues: words("Enter the values that mean a graduate."),
  course: line.default(""),
};

/** OpenID Connect: what the provider's own screen gives. An empty secret keeps the one we have. */
export const oidcSchema = z.object({
  issuer: line
    .refine((text) => URL.canParse(text), "Enter the issuer’s address, beginning with https://.")
    .transform((text) => text.replace(/\/\.well-known\/openid-configuration$/, "")),
  clientId: needed("Enter the client ID."),
  clientSecret: line.default(""),
  ...mapping,
});

/** SAML: metadata by address or pasted, or neither where what is kept stays. */
export const samlSchema = z.object({
  metadataUrl: line
    .refine(
      (text) => text === "" || URL.canParse(text),
      "Enter the full address of the metadata, beginning with https://.",
    )
    .default(""),
  metadataXml: z.string().trim().max(500_000, "That is too long.").default(""),
  ...mapping,
});

export const switchSchema = z.object({
  isOn: z
    .enum(["on", "off"], { error: "Choose whether it is on." })
    .transform((word) => word === "on"),
  mode: z.enum(signOnModes, { error: "Choose whether passwords still work." }),
});

export type OidcInput = z.infer<typeof oidcSchema>;
export type SamlInput = z.infer<typeof samlSchema>;
export type SwitchInput = z.infer<typeof switchSchema>;
