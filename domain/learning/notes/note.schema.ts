import { z } from "zod";
import { linesField } from "#domain/forms/fields.ts";
import { readClock } from "../catalogue/film-time.ts";

export const MAX_NOTE = 1000;

const words = linesField("Write your note.", {
  length: MAX_NOTE,
  tooLong: "Shorten your note to 1,000 characters or fewer.",
});

const at = z.string({ error: "Enter a time such as 1:20." }).transform((typed, context) => {
  const ms = readClock(typed);
  if (ms !== null) return ms;
  context.addIssue({ code: "custom", message: "Enter a time such as 1:20." });
  return z.NEVER;
});

export const noteSchema = z.object({ at, words });
export const noteWordsSchema = z.object({ words });
