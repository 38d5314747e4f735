import { z } from "zod";
import { idField, linesField, optionalText, tickField } from "#domain/forms/fields.ts";

const MAX_REASON = 500;

export const campaignSchema = z.object({
  campaign: z
    .string({ error: "Give the link a name, such as “Freshers fair”." })
    .trim()
    .min(2, "Give the link a name, such as “Freshers fair”.")
    .max(60, "Shorten the name to 60 characters or fewer.")
    .regex(/^[^\p{Cc}<>]*$/u, "Use letters, digits and ordinary punctuation in the name."),
});

export const switchSchema = z.object({
  linkId: idField("Choose a link."),
  isOpen: tickField,
});

export const choicesSchema = z.object({ showsFirstName: tickField, wantsWeekly: tickField });

export const tickSchema = z.object({ taskId: idField("Choose a task."), isDone: tickField });

export const correctionSchema = z.object({
  entryId: idField("Choose an entry."),
  reason: linesField("Give a reason, for anyone who reads the ledger later.", {
    length: MAX_REASON,
    tooLong: "Shorten the reason to 500 characters or fewer.",
  }),
});

export const taskSchema = z.object({
  title: z
    .string({ error: "Enter what to do." })
    .trim()
    .min(3, "Enter what to do.")
    .max(120, "Shorten the task to 120 characters or fewer."),
  details: optionalText(500, "Shorten the details to 500 characters or fewer."),
  universityId: z
    .union([z.literal("").transform(() => null), idField("Choose a university.")])
    .optional()
    .transform((id) => id ?? null),
  dueOn: z
    .union([
      z.literal("").transform(() => null),
      z.iso.date("Enter the day as day, month and year, or leave it empty."),
    ])
    .optional()
    .transform((day) => day ?? null),
});
