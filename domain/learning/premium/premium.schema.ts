import { z } from "zod";
import { idField, optionalText } from "#domain/forms/fields.ts";

export const askSchema = z.object({
  reason: optionalText(500, "Shorten your reason to 500 characters or fewer."),
});

export const decideSchema = z.object({
  id: idField("Choose a request."),
  decision: z.enum(["granted", "declined"], { error: "Choose an answer." }),
  note: optionalText(500, "Shorten your line to 500 characters or fewer."),
});

export type DecideInput = z.infer<typeof decideSchema>;
