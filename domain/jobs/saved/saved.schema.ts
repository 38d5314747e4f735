import { z } from "zod";
import { idField } from "#domain/forms/fields.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { type SavedStage, stageCodes } from "./stages.ts";

const MAX_NOTE_LENGTH = 4000;
const LOCAL_TIME = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/;

export const jobIdField = idField("Choose a job from your list.");

export const moveSchema = z.object({
  job: jobIdField,
  stage: z.enum(stageCodes as [SavedStage, ...SavedStage[]], {
    error: "Choose a stage from the list.",
  }),
});

const noteField = z
  .string()
  .max(MAX_NOTE_LENGTH, `Shorten the note to ${MAX_NOTE_LENGTH} characters or fewer.`)
  .transform((text) => text.replaceAll("\r\n", "\n").trim())
  .optional()
  .default("");

const labelField = z
  .string()
  .trim()
  .max(80, "Shorten the name of the date to 80 characters or fewer.")
  .optional()
  .default("");

/** A day and time as the browser's own field posts it; where that is, the reader's zone says. */
const localTimeField = z
  .string()
  .trim()
  .optional()
  .default("")
  .refine(
    (text) => text === "" || isLocalTime(text),
    "That is not a real date. Choose a day and a time, such as 25 November 2026, 19:30.",
  )
  .transform((text) => {
    const [, day = "", hours = "", minutes = ""] = LOCAL_TIME.exec(text) ?? [];
    return text === "" ? null : { day, time: `${hours}:${minutes}` };
  });

export const notesSchema = z
  .object({ job: jobIdField, note: noteField, date: localTimeField, dateLabel: labelField })
  .refine(({ date, dateLabel }) => date !== null || dateLabel === "", {
    path: ["date"],
    message: "Add the day and time, or remove its name.",
  });

const instantField = z.iso.datetime().transform((text) => new Date(text));

/** What the page held of a job it removed, to put it back. */
export const restoreSchema = z.object({
  job: jobIdField,
  stage: moveSchema.shape.stage,
  note: noteField,
  dateAt: z.union([z.literal("").transform(() => null), instantField]),
  dateLabel: labelField.transform((label) => label || null),
  savedAt: instantField,
  stageAt: instantField,
});

export const calendarSchema = z.object({
  closings: z.string().optional().transform(Boolean),
  ownDates: z.string().optional().transform(Boolean),
  events: z.string().optional().transform(Boolean),
  meetings: z.string().optional().transform(Boolean),
  plan: z.string().optional().transform(Boolean),
});

/** One, or all that stood on the page. Pages that are open since before the last release say `notice`. */
export const noticesSchema = z
  .object({ notices: z.string().optional(), notice: z.string().optional() })
  .transform(({ notices, notice }) => notices ?? notice ?? "")
  .pipe(
    z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,19}$/, { error: "Choose a notice from the list." })
      .transform((ids) => ({ notices: ids.split(",").map(Number) })),
  );

function isLocalTime(text: string): boolean {
  const [, day] = LOCAL_TIME.exec(text) ?? [];
  return day !== undefined && isRealDay(day);
}
