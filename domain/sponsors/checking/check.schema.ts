import { z } from "zod";
import { sponsorRefusals } from "./refusals.ts";

/** The look-up form, and the query of the public address. */
export const checkSchema = z.object({
  q: z
    .string()
    .trim()
    .min(2, { error: sponsorRefusals["no-name"] })
    .max(160, { error: sponsorRefusals["too-long"] }),
  town: z
    .string()
    .trim()
    .max(80, { error: "That is too long for a town." })
    .optional()
    .transform((town) => town || null),
});

export type Check = z.infer<typeof checkSchema>;
