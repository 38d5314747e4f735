import { z } from "zod";

export const MAX_REASON = 500;

/** Whether a page was useful. A reason may be given with either answer. */
export const voteSchema = z.object({
  useful: z.enum(["yes", "no"], "Choose yes or no."),
  reason: z.string().trim().max(MAX_REASON, `Use at most ${MAX_REASON} characters.`).default(""),
});

export type Vote = z.output<typeof voteSchema>;
