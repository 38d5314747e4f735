import { z } from "zod";
import { emailField, idField } from "#domain/accounts/fields.ts";
import { knownZone } from "../advert/zone-view.ts";
import { type Frequency, frequencies } from "./frequencies.ts";

const frequencyField = z.enum(Object.keys(frequencies) as [Frequency, ...Frequency[]], {
  error: "Choose how often you want the mail.",
});

export const memberAlertSchema = z.object({ frequency: frequencyField });

export const guestAlertSchema = z.object({
  email: emailField,
  frequency: frequencyField,
  timeZone: z
    .string()
    .optional()
    .refine((zone) => knownZone(zone ?? null) !== null, "Choose a time zone from the list.")
    .transform((zone) => zone ?? "Europe/London"),
});

export const changeAlertSchema = z.object({
  alert: idField("Choose an alert from your list."),
  frequency: z.enum(["daily", "weekly", "never"], { error: "Choose how often you want the mail." }),
});

export const endAlertSchema = z.object({ alert: idField("Choose an alert from your list.") });
