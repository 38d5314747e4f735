import { z } from "zod";
import { addDays } from "#rules/days.ts";

export const USUAL_DAYS = 90;
const MAX_DAYS = 366;

/** What staff say when they have read a fact's source again. */
export function factCheckSchema(today: string) {
  return z.object({
    note: z.string().trim().min(3, "Enter what you read, in a few words.").max(500),
    checkAgainBy: z.iso
      .date("Choose a day.")
      .refine((day) => day > today, "Choose a day after today.")
      .refine((day) => day <= addDays(today, MAX_DAYS), "Choose a day within a year."),
    /** The other facts of the same source that were read with it. */
    others: z.literal("on").optional(),
  });
}
