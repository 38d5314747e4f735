import { z } from "zod";
import { emailField, idField } from "#domain/forms/fields.ts";
import { knownZone } from "../advert/zone-view.ts";
import {
  type AlertFrequency,
  type Frequency,
  frequencies,
  memberFrequencies,
} from "./frequencies.ts";

const error = "Choose how often you want the email.";
const guestFrequency = z.enum(Object.keys(frequencies) as [Frequency, ...Frequency[]], { error });
const memberFrequency = z.enum(
  Object.keys(memberFrequencies) as [AlertFrequency, ...AlertFrequency[]],
  { error },
);

export const memberAlertSchema = z.object({ frequency: memberFrequency });

export const guestAlertSchema = z.object({
  email: emailField,
  frequency: guestFrequency,
  timeZone: z
    .string()
    .optional()
    .refine((zone) => knownZone(zone ?? null) !== null, "Choose a time zone from the list.")
    .transform((zone) => zone ?? "Europe/London"),
});

export const changeAlertSchema = z.object({
  alert: idField("Choose an alert from your list."),
  frequency: memberFrequency,
});

export const endAlertSchema = z.object({ alert: idField("Choose an alert from your list.") });
