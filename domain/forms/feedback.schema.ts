import { z } from "zod";

/** How useful something was, and words for the people who held it. */
export const feedbackSchema = z.object({
  rating: z.coerce
    .number({ error: "Choose a number from 1 to 5." })
    .int("Choose a number from 1 to 5.")
    .min(1, "Choose a number from 1 to 5.")
    .max(5, "Choose a number from 1 to 5."),
  words: z.string().trim().max(2000, "Shorten your text to 2,000 characters or fewer.").default(""),
});
