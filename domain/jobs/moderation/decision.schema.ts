import { z } from "zod";
import { idField, onceReadable, optionalText, revisionField } from "#domain/forms/fields.ts";
import { type ReasonCode, reasonCodes } from "./reasons.ts";

const ticked = reasonCodes.map((code) => [`reason-${code}`, z.string().optional()] as const);

/** What staff decide, and about which state of the advert. Each reason is a box of its own. */
export const decisionSchema = z
  .object({
    jobId: idField("Choose an advert."),
    revision: revisionField("Open the advert again."),
    decision: z.enum(["approved", "sent-back", "declined"], { error: "Choose what happens." }),
    note: optionalText(1000, "Shorten the note to 1,000 characters or fewer."),
    ...Object.fromEntries(ticked),
  })
  .transform((form) => ({ ...form, reasons: reasonsIn(form) }))
  .refine(
    ({ decision, reasons, note }) => decision === "approved" || reasons.length > 0 || note !== null,
    {
      ...onceReadable("decision", "note"),
      path: ["reasons"],
      message: "Tick a reason or write a note, so that the employer knows what to change.",
    },
  );

export type JobDecisionInput = {
  jobId: number;
  revision: number;
  decision: "approved" | "sent-back" | "declined";
  note: string | null;
  reasons: ReasonCode[];
};

function reasonsIn(form: Record<string, unknown>): ReasonCode[] {
  return reasonCodes.filter((code) => Boolean(form[`reason-${code}`]));
}
