import { z } from "zod";
import { isYearUnlikely, visaStates } from "#rules/departure.ts";
import { isDialCountry } from "#rules/phone/countries.ts";
import { isRealDay, joinDays } from "#rules/typed-day.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

const DAYS = ["fliesOn", "landsOn", "courseStartsOn"];
/** A flight may be a day or two in the air, and no more. */
const MAX_DAYS_IN_THE_AIR = 3;

function day(message: string) {
  return z
    .string()
    .optional()
    .transform((value) => value || null)
    .refine((value) => value === null || isRealDay(value), message);
}

const datesFields = z.object({
  fliesOn: day("Enter the day you fly as a real date, such as 9 1 2027."),
  fliesAt: z
    .string()
    .trim()
    .optional()
    .transform((value) => value || null)
    .refine(
      (value) => value === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
      "Enter the time as hours and minutes, such as 23:40.",
    ),
  landsOn: day("Enter the day you land as a real date, such as 10 1 2027."),
  courseStartsOn: day("Enter the day your course starts as a real date, such as 18 1 2027."),
  homeCountry: z
    .string()
    .optional()
    .transform((value) => value || null)
    .refine(
      (value) => value === null || isDialCountry(value),
      "Choose your home country from the list.",
    ),
  timeZone: z
    .string()
    .optional()
    .transform((value) => value || null)
    .refine((value) => value === null || isTimeZone(value), "Choose a place from the list."),
  visa: z.enum(visaStates, { error: "Choose your visa status." }),
});

/** The day it is, and the flight we hold: nobody is asked to correct what stands there already. */
type Known = { today: string; known: string | null };

/** The form "Change my dates": everything may be left empty but the visa. */
export function datesSchema({ today, known }: Known) {
  return z.preprocess(
    (posted) => joinDays(posted as Record<string, string>, DAYS),
    datesFields.superRefine(({ fliesOn, landsOn }, context) => {
      const mistakes = {
        fliesOn: fliesOn && fliesOn !== known ? flightMistake(fliesOn, today) : null,
        landsOn: landsOn ? landingMistake(fliesOn, landsOn) : null,
      };
      for (const [field, message] of Object.entries(mistakes)) {
        if (message) context.addIssue({ code: "custom", path: [field], message });
      }
    }),
  );
}

function flightMistake(fliesOn: string, today: string): string | null {
  const isUnlikely = isRealDay(fliesOn) && isYearUnlikely(fliesOn, today);
  return isUnlikely ? "That flight is more than a year ago. Check the year." : null;
}

function landingMistake(fliesOn: string | null, landsOn: string): string | null {
  if (!fliesOn) return "Enter the day you fly as well, or leave the day of landing empty.";
  if (!isRealDay(fliesOn) || !isRealDay(landsOn)) return null;
  const days = (Date.parse(landsOn) - Date.parse(fliesOn)) / 86_400_000;
  if (days < -1) return "You cannot land before you fly. Check both days.";
  return days > MAX_DAYS_IN_THE_AIR ? "Check both days: that is a long flight." : null;
}
