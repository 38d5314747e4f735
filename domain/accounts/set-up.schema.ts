import { z } from "zod";
import { nameField } from "./fields.ts";
import { checkPhone } from "./phone-check.ts";
import { profileFields, readProfile } from "./profile.schema.ts";
import type { SetUpStop } from "./set-up-stops.ts";

type AskingStop = Exclude<SetUpStop, "finish">;

const { course, courseLevel, courseEndsOn, jobTitle } = profileFields;
const { phone, phoneCountry, phoneExtension, timeZone, nextTimeZone, movesOn } = profileFields;

const fields = {
  you: { name: nameField },
  course: { course, courseLevel, courseEndsOn, jobTitle },
  contact: { phone, phoneCountry, phoneExtension, timeZone, nextTimeZone, movesOn },
} satisfies Record<AskingStop, z.ZodRawShape>;

/** What each stop asks. The last one is read with the whole account's schema. */
export const stopSchemas: Record<AskingStop, z.ZodType> = {
  you: z.object(fields.you),
  course: z.preprocess(readProfile, z.object(fields.course)),
  contact: z.preprocess(readProfile, z.object(fields.contact)).superRefine(checkPhone),
};

/** Only what the stop asks for is kept, whatever else was posted. */
export function answersOf(stop: AskingStop, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in fields[stop]));
}
