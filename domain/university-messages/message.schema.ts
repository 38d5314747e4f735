import { z } from "zod";

/** A line or two on a screen that has much else on it. */
export const universityMessageSchema = z
  .object({
    title: z
      .string()
      .trim()
      .min(1, "Give the message a title.")
      .max(80, "Use 80 letters or fewer."),
    body: z.string().trim().min(1, "Write the message.").max(500, "Use 500 letters or fewer."),
    startsOn: z.iso.date("Choose the first day."),
    endsOn: z.iso.date("Choose the last day."),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ["endsOn"],
    message: "The last day cannot be before the first.",
  });

export type UniversityMessageInput = z.output<typeof universityMessageSchema>;
