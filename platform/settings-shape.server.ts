import { isIP } from "node:net";
import { z } from "zod";
import { countryIds } from "#rules/countries.ts";

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The settings as they stand in the environment. Each mistake has its sentence here. */
export const settingsShape = z
  .object({
    PORT: z
      .string()
      .default("3000")
      .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
        error: "PORT must be a number from 0 to 65535.",
      })
      .transform(Number),
    HOST: z.string().optional(),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: z
      .string()
      .refine((text) => hasScheme(text, ["postgres:", "postgresql:"]), {
        error: "DATABASE_URL must look like postgres://user:password@host:5432/database.",
      })
      .optional(),
    DEMO: z
      .literal(["yes", "no"], { error: "DEMO must be yes or no." })
      .default("no")
      .transform((word) => word === "yes"),
    BASE_DOMAIN: z
      .string()
      .toLowerCase()
      .regex(hostName, {
        error:
          "BASE_DOMAIN must be a bare host name such as waymark.example, without scheme or port.",
      })
      .default("localhost"),
    SYSTEM_COUNTRY_ID: z
      .string()
      .default("226")
      .transform(Number)
      .pipe(z.literal(countryIds, { error: "SYSTEM_COUNTRY_ID must be 14, 39, 104 or 226." })),
    APP_SECRET: z
      .string()
      .min(32, { error: "APP_SECRET must be at least 32 characters long." })
      .optional(),
    SMTP_URL: z
      .string()
      .refine((text) => hasScheme(text, ["smtp:", "smtps:"]), {
        error: "SMTP_URL must look like smtp://user:password@host:587.",
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/, {
        error: "MAIL_FROM must be an address, such as Waymark <hello@waymark.example>.",
      })
      .optional(),
    S3_ENDPOINT: z
      .string()
      .refine((text) => hasScheme(text, ["http:", "https:"]), {
        error: "S3_ENDPOINT must look like https://s3.eu-west-2.amazonaws.com, without the bucket.",
      })
      .optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
        error: "S3_BUCKET must be the name of a bucket: small letters, digits, dots and hyphens.",
      })
      .optional(),
    S3_REGION: z.string().default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    LOOPBACK_PROVIDERS: z
      .literal(["yes", "no"], { error: "LOOPBACK_PROVIDERS must be yes or no." })
      .default("no")
      .transform((word) => word === "yes"),
    WARM_UP: z
      .literal(["yes", "no"], { error: "WARM_UP must be yes or no." })
      .default("yes")
      .transform((word) => word === "yes"),
    TRUSTED_PROXIES: z
      .string()
      .default("")
      .transform((text) =>
        text
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .refine((proxies) => proxies.every(isAddressOrRange), {
        error:
          "TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, with commas between.",
      }),
  })
  .superRefine((given, mistakes) => {
    if (given.DATABASE_URL && !given.APP_SECRET) {
      mistakes.addIssue({
        code: "custom",
        message:
          "APP_SECRET is required with DATABASE_URL: set it to at least 32 random characters.",
      });
    }
    if (new Set(s3Names.map((name) => given[name] !== undefined)).size > 1) {
      mistakes.addIssue({
        code: "custom",
        message: `${s3Names.join(", ")} belong together: set all four, or none.`,
      });
    }
    if (given.DATABASE_URL && !given.SMTP_URL) {
      mistakes.addIssue({
        code: "custom",
        message: "SMTP_URL is required with DATABASE_URL: without it no mail would reach anybody.",
      });
    }
  });

function hasScheme(text: string, schemes: string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}

function isAddressOrRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (!family || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}
