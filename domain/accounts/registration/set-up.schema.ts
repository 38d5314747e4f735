import { z } from "zod";
import { nameField } from "#domain/forms/fields.ts";
import {
  checkPhone,
  oncePhoneReadable,
  profileFields,
  readProfile,
  tidyPhone,
} from "../people/profile.schema.ts";
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
  contact: z.preprocess(
    readProfile,
    z.object(fields.contact).superRefine(checkPhone, oncePhoneReadable).transform(tidyPhone),
  ),
};

/** Only what the stop asks for is kept, whatever else was posted; as text, ready for a form again. */
export function answersOf(stop: AskingStop, answers: unknown): Record<string, string> {
  const given = Object.entries(answers as Record<string, string | null | undefined>);
  return Object.fromEntries(
    given.filter(([name]) => name in fields[stop]).map(([name, value]) => [name, value ?? ""]),
  );
}
