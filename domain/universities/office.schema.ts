import { z } from "zod";
import { MAX_OWN_LINKS, type OwnLink } from "#rules/university/own-link.ts";
import { brandColour, domainName, words } from "./university.schema.ts";

const optionalWords = (max: number, what: string) =>
  z.union([z.literal("").transform(() => null), words(max, what)]).default(null);

const ownLinks = z
  .string()
  .default("")
  .transform((text, mistakes): OwnLink[] => {
    const lines = text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    const links = lines.map(readLink);
    const wrong = lines.find((_line, at) => links[at] === null);
    if (wrong !== undefined) {
      const message = `“${wrong.slice(0, 60)}” needs a label, a comma and an address that begins with https://.`;
      mistakes.addIssue({ code: "custom", message });
    }
    return links.filter((link) => link !== null);
  })
  .refine((links) => links.length <= MAX_OWN_LINKS, `Give ${MAX_OWN_LINKS} links at most.`);

/** How a university's microsite looks and what it says. */
export const brandingSchema = z.object({
  brandColour,
  heroTitle: optionalWords(80, "the title"),
  heroWords: optionalWords(240, "the text"),
  ownLinks,
});

export type BrandingInput = z.output<typeof brandingSchema>;

export const campusSchema = z.object({
  name: words(80, "the campus’s name"),
  town: words(80, "its town"),
});

export const domainSchema = z.object({
  kind: z.enum(["email", "host"]),
  domain: z
    .string({ error: "Enter a domain." })
    .trim()
    .toLowerCase()
    .regex(domainName, "Write the domain alone, such as northgate.ac.uk."),
});

export type DomainInput = z.output<typeof domainSchema>;

/** The address stands after the last comma, so that a label may have one of its own. */
function readLink(line: string): OwnLink | null {
  const comma = line.lastIndexOf(",");
  const label = line.slice(0, Math.max(comma, 0)).trim();
  const address = line.slice(comma + 1).trim();
  if (!/^[^\p{Cc}<>]{1,60}$/u.test(label) || address.length > 300) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url?.protocol === "https:" && url.username === "" && url.password === "";
  return url && isPlain ? { label, url: url.href } : null;
}
