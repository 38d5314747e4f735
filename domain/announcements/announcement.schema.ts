import { z } from "zod";

/** Longer words would not be read in the fifteen seconds that they take to pass. */
const MAX_MESSAGE = 160;

const optional = z
  .string()
  .trim()
  .transform((text) => text || null);

/** What staff type: the words, for whom, where, and the first and last day. */
export const announcementSchema = z
  .object({
    message: z
      .string()
      .trim()
      .min(10, "Write a sentence.")
      .max(
        MAX_MESSAGE,
        `Write at most ${MAX_MESSAGE} characters. Put the rest on a page and link to it.`,
      ),
    linkPath: optional.refine(
      (path) => path === null || /^\/[^/\\\s][^\\\s]*$|^\/$/.test(path),
      "Type an address on this site, such as /faq.",
    ),
    linkLabel: optional.refine(
      (label) => label === null || label.length <= 40,
      "Write at most 40 characters.",
    ),
    site: z.string().regex(/^(all|main|[1-9]\d{0,8})$/, "Choose a site."),
    audience: z.enum(["everybody", "guests", "students", "universities", "employers"], {
      error: "Choose who sees it.",
    }),
    startsOn: z.iso.date("Choose the first day."),
    endsOn: z.iso.date("Choose the last day."),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ["endsOn"],
    message: "The last day is before the first.",
  })
  .refine(({ linkPath, linkLabel }) => (linkPath === null) === (linkLabel === null), {
    path: ["linkLabel"],
    message: "A link needs both an address and link text.",
  });

export type AnnouncementInput = z.output<typeof announcementSchema>;
