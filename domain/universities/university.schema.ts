import { z } from "zod";
import { countryIds } from "#rules/countries.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

const MAX_LINES = 100;
const hostLabel = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
export const domainName = new RegExp(`^(?=.{4,253}$)(?:${hostLabel}\\.)+[a-z]{2,63}$`);

export type CampusLine = { name: string; town: string };

const domains = z
  .string()
  .default("")
  .transform((text) => [...new Set(linesOf(text).map((line) => line.toLowerCase()))])
  .superRefine((lines, mistakes) => {
    const wrong = lines.find((line) => !domainName.test(line));
    if (wrong !== undefined) {
      const message = `“${short(wrong)}” is not a domain. Write one per line, such as northgate.ac.uk.`;
      mistakes.addIssue({ code: "custom", message });
    }
  })
  .refine((lines) => lines.length <= MAX_LINES, `Give ${MAX_LINES} domains at most.`);

const campuses = z
  .string()
  .default("")
  .transform((text, mistakes): CampusLine[] => {
    const lines = linesOf(text);
    const read = lines.map(readCampus);
    const wrong = lines.find((_line, index) => read[index] === null);
    if (wrong !== undefined) {
      const message = `“${short(wrong)}” needs a name, a comma and a town, each of 80 characters or fewer.`;
      mistakes.addIssue({ code: "custom", message });
    }
    return read.filter((campus) => campus !== null);
  })
  .refine(
    (lines) => new Set(lines.map(({ name }) => name.toLowerCase())).size === lines.length,
    "Two campuses have the same name. Give each its own.",
  )
  .refine((lines) => lines.length <= MAX_LINES, `Give ${MAX_LINES} campuses at most.`);

export const brandColour = z
  .string({ error: "Enter a colour." })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "Write the colour as # and six digits, such as #0b5a4a.");

/** What staff say about a university, as the form posts it. */
export const universitySchema = z.object({
  name: words(160, "the university's name"),
  shortName: words(40, "its short name"),
  town: words(80, "its town"),
  countryId: z.coerce
    .number()
    .pipe(z.literal(countryIds, { error: "Choose a country from the list." })),
  timeZone: z
    .string({ error: "Choose a time zone from the list." })
    .refine(isTimeZone, "Choose a time zone from the list."),
  slug: z
    .string({ error: "Enter a label." })
    .trim()
    .regex(
      /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/,
      "Use 2 to 40 lower-case letters, digits and hyphens, with a letter or digit at each end.",
    ),
  brandColour,
  domains,
  campuses,
});

export type UniversityInput = z.output<typeof universitySchema>;

export function words(max: number, what: string) {
  return z
    .string({ error: `Enter ${what}.` })
    .trim()
    .min(1, `Enter ${what}.`)
    .max(max, `Shorten ${what} to ${max} characters or fewer.`)
    .regex(/^[^\p{Cc}<>]*$/u, `Use letters, spaces and ordinary punctuation in ${what}.`);
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The town stands after the last comma, so that a name may have one of its own. */
function readCampus(line: string): CampusLine | null {
  const comma = line.lastIndexOf(",");
  const name = line.slice(0, Math.max(comma, 0)).trim();
  const town = line.slice(comma + 1).trim();
  const isWhole = [name, town].every((part) => /^[^\p{Cc}<>]{1,80}$/u.test(part));
  return isWhole ? { name, town } : null;
}

function short(line: string): string {
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
