import { z } from "zod";
import { type CountryCode, countries } from "#domain/countries/countries.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

export const companyNameField = z
  .string({ error: "Enter the company’s name." })
  .trim()
  .min(2, "Enter the company’s name.")
  .max(160, "Shorten the name to 160 characters or fewer.")
  .regex(/^[^\p{Cc}<>]*$/u, "Use letters, digits and ordinary punctuation in the name.")
  .refine((name) => /[\p{L}\p{N}]/u.test(name), "Enter the company’s name.");

const details = {
  town: optional(80, "the town"),
  country: z.enum(Object.keys(countries) as CountryCode[], {
    error: "Choose the country.",
  }),
  timeZone: z.string().refine(isTimeZone, "Choose the time zone of your closing times."),
  website: z
    .string()
    .trim()
    .default("")
    .transform((typed, mistakes) => {
      if (typed === "") return null;
      const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
      if (
        url &&
        /[a-z0-9-]\.[a-z]{2,}$/i.test(url.hostname) &&
        url.href.length <= 300 &&
        !url.username
      )
        return url.href;
      const message = "Write the website as https://firm.example.";
      mistakes.addIssue({ code: "custom", message });
      return null;
    }),
};

/** The first thing an employer's account says. */
export const nameCompanySchema = z.object({
  name: companyNameField,
  ...details,
  note: z.string().trim().max(500, "Shorten the note to 500 characters or fewer.").default(""),
});

/** What a company says about itself later. Its name stays: readers and the register know it by that. */
export const companySchema = z.object({
  ...details,
  about: z
    .string()
    .trim()
    .max(1500, "Shorten the text to 1,500 characters or fewer.")
    .default("")
    .transform((text) => text || null),
});

export type NameCompanyInput = z.output<typeof nameCompanySchema>;
export type CompanyInput = z.output<typeof companySchema>;

function optional(max: number, what: string) {
  return z
    .string()
    .trim()
    .max(max, `Shorten ${what} to ${max} characters or fewer.`)
    .regex(/^[^\p{Cc}<>]*$/u, `Use letters and ordinary punctuation in ${what}.`)
    .default("")
    .transform((text) => text || null);
}
