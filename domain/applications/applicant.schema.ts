import { z } from "zod";
import { stageCodes } from "#rules/applications/stages.ts";
import { MAX_MESSAGE } from "./message-limit.ts";

const stage = z.enum(stageCodes, { error: "Choose a stage." });

export const moveSchema = z.object({ to: stage, from: stage });

export const answerSchema = z.object({
  body: z
    .string({ error: "Write the message." })
    .trim()
    .min(1, "Write the message.")
    .max(MAX_MESSAGE, "Shorten the message to 4,000 characters or fewer."),
  from: stage,
  /** Empty: the message alone. */
  to: z
    .enum(["", ...stageCodes], { error: "Choose a stage." })
    .default("")
    .transform((to) => to || undefined),
});
