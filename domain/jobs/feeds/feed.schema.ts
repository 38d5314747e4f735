import { z } from "zod";
import { countries, type JobCountry } from "../vocabulary.ts";
import { type FeedFormat, feedFormats } from "./feed-formats.ts";

const formatCodes = Object.keys(feedFormats) as [FeedFormat, ...FeedFormat[]];
const countryCodes = ["", ...Object.keys(countries)] as ["", ...JobCountry[]];

/** What staff type of a feed. */
export const feedSchema = z.object({
  name: z
    .string()
    .trim()
    .min(2, "Give the feed a name of at least two letters.")
    .max(80, "Keep the name under 80 characters."),
  format: z.enum(formatCodes, "Choose the feed’s format."),
  url: z
    .string()
    .trim()
    .max(1000, "That address is too long.")
    .refine(isHttps, "Type the feed’s full address, beginning with https://."),
  employerName: z
    .string()
    .trim()
    .max(120, "Keep the employer’s name under 120 characters.")
    .transform((text) => text || null),
  country: z.enum(countryCodes, "Choose a country, or none.").transform((code) => code || null),
});

export type FeedInput = z.output<typeof feedSchema>;

function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && !url.username && !url.password;
}
