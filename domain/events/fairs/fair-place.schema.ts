import { z } from "zod";
import { zones } from "#domain/forms/common-zones.ts";
import { emailField, nameField } from "#domain/forms/fields.ts";
import { interests } from "./fair-place.ts";

const zoneIds = zones.map(([id]) => id);

/** What somebody says to take a place at a fair. */
export const placeSchema = z.object({
  name: nameField,
  email: emailField,
  university: z
    .string({ error: "Enter your university." })
    .trim()
    .min(2, "Enter your university, or the last one you studied at.")
    .max(160, "Shorten the university to 160 characters or fewer.")
    .regex(/^[^\p{Cc}<>]*$/u, "Use letters, spaces and ordinary punctuation in the university."),
  interest: z.enum(interests, { error: "Choose what you are looking for." }),
  timeZone: z.enum(zoneIds, { error: "Choose where you will be." }),
});

export type PlaceInput = z.output<typeof placeSchema>;
