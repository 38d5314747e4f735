import { z } from "zod";
import { idField, onceReadable, optionalText } from "#domain/forms/fields.ts";
import { reasonCodes } from "./reasons.ts";

/** What staff do about the reports of one advert. */
export const reportsSchema = z
  .object({
    jobId: idField("Choose an advert."),
    lastId: idField("Open the list again."),
    outcome: z.enum(["kept", "taken-down"], { error: "Keep it or take it down." }),
    reason: z
      .union([z.literal("").transform(() => null), z.enum(reasonCodes, "Choose a reason.")])
      .default(null),
    note: optionalText(1000, "Shorten the note to 1,000 characters or fewer."),
  })
  .refine(({ outcome, reason, note }) => outcome === "kept" || reason !== null || note !== null, {
    ...onceReadable("outcome", "reason", "note"),
    path: ["reason"],
    message: "Choose a reason or write a message: the employer is told why.",
  });
