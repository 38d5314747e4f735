import { z } from "zod";

/** Why a reader doubts an advert: codes as stored, with what people read. */
export const reportReasons = {
  scam: "It asks for money, bank details or a passport, or looks like a fraud",
  "not-real": "The job or the employer does not seem to exist",
  closed: "The job is already filled or closed",
  wrong: "The pay, the place or the sponsorship is wrong",
  verdict: "The visa verdict on it is wrong",
  unfair: "It excludes people unlawfully, or insults them",
  other: "Something else",
} as const;

export type ReportReason = keyof typeof reportReasons;

/** Every way a report can be refused, and what its writer reads. */
export const reportRefusals = {
  "not-found": "This job is no longer on the board, so there is nothing left to report.",
  "too-many":
    "You have sent several reports in a short time. We have them. Please send the next in an hour.",
} as const;

export type ReportRefusal = keyof typeof reportRefusals;

const MAX_NOTE_LENGTH = 1000;

export const reportSchema = z
  .object({
    reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]], {
      error: "Choose what is wrong with the advert.",
    }),
    note: z
      .string()
      .trim()
      .max(MAX_NOTE_LENGTH, `Please use no more than ${MAX_NOTE_LENGTH} characters.`)
      .optional()
      .default(""),
  })
  .refine(({ reason, note }) => reason !== "other" || note.length > 0, {
    path: ["note"],
    message: "Tell us in a few words what is wrong.",
  });

export type Report = z.infer<typeof reportSchema>;
