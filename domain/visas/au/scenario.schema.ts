import { z } from "zod";
import { MAX_NAME_LENGTH } from "./refusals.ts";

/** What stands around the answers when a calculation is saved. */
export const saveSchema = z.object({
  name: z
    .string({ error: "Give the calculation a name." })
    .trim()
    .min(1, "Give the calculation a name.")
    .max(MAX_NAME_LENGTH, `Shorten the name to ${MAX_NAME_LENGTH} characters or fewer.`)
    .regex(/^[^\p{Cc}]*$/u, "Use letters, spaces and ordinary punctuation in the name."),
});

/** Which calculation, and which version of it the window had open. */
export const openSchema = z.object({
  scenario: z.string().min(1).max(64),
  version: z.coerce.number().int().positive().max(1_000_000),
});
