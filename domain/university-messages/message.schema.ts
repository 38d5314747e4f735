import { z } from "zod";
import { courseKey, type MessageGroup } from "#rules/university/message-group.ts";

/** A line or two on a screen that has much else on it. */
export const universityMessageSchema = z
  .object({
    title: z
      .string()
      .trim()
      .min(1, "Give the message a title.")
      .max(80, "Use 80 characters or fewer."),
    body: z.string().trim().min(1, "Write the message.").max(500, "Use 500 characters or fewer."),
    startsOn: z.iso.date("Choose the first day."),
    endsOn: z.iso.date("Choose the last day."),
    course: z.string().trim().max(200).default(""),
    year: z
      .union([z.literal(""), z.string().regex(/^20\d\d$/, "Choose a year from the list.")])
      .default(""),
    visaEnds: z
      .union([
        z.literal(""),
        z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Write the month as year and month: 2027-01."),
      ])
      .default(""),
    isMailed: z
      .literal("on")
      .optional()
      .transform((value) => value === "on"),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ["endsOn"],
    message: "The last day cannot be before the first.",
  })
  .transform(({ course, year, visaEnds, ...message }) => ({
    ...message,
    group: {
      ...(course && { course: courseKey(course) }),
      ...(year && { year: Number(year) }),
      ...(visaEnds && { visaEnds }),
    } satisfies MessageGroup as MessageGroup,
  }));

export type UniversityMessageInput = z.output<typeof universityMessageSchema>;
