import { z } from "zod";
import { linesField, revisionField, tickField } from "#domain/forms/fields.ts";

/** How much a member of staff had read before writing: the last entry's id, 0 where there was none. */
const seen = revisionField("Open the message again.");

const words = (missing: string) =>
  linesField(missing, { length: 5000, tooLong: "Shorten it to 5,000 characters or fewer." });

/** Everything staff can do with a message; each button names its own. */
export const messageActionSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.literal("reply"),
      reply: words("Write the answer."),
      isLast: tickField,
      seen,
    }),
    z.object({ intent: z.literal("note"), note: words("Write the note."), seen }),
    z.object({ intent: z.literal("assign"), assignee: z.string().max(100).default("") }),
    z.object({ intent: z.literal("move"), topic: z.string().max(60) }),
    z.object({ intent: z.literal("close") }),
    z.object({ intent: z.literal("reopen") }),
  ],
  { error: "Choose what to do." },
);

export type MessageAction = z.output<typeof messageActionSchema>;
