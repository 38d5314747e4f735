import { z } from "zod";
import { emailField, nameField } from "#domain/forms/fields.ts";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { type HolidayRegion, holidayRegions } from "#rules/meetings/public-holidays.ts";
import { isTimeZone } from "#rules/zoned-time.ts";

const https = "Enter a full address that begins with https://.";

/** Empty, or an https address. Calendars are often given as webcal:, which is the same over https. */
export const webAddress = z
  .string()
  .trim()
  .default("")
  .transform((text) => text.replace(/^webcals?:/i, "https:"))
  .refine(
    (text) => text === "" || (text.length <= 1000 && URL.parse(text)?.protocol === "https:"),
    https,
  );

const short = (max: number) =>
  z.string().trim().max(max, `Shorten this to ${max} characters or fewer.`).default("");

/** What a desk says about one of its hosts. */
export const hostSchema = z.object({
  name: nameField,
  email: emailField,
  about: short(160),
  zone: z
    .string({ error: "Choose the time zone of the working hours." })
    .transform(presentZoneName)
    .refine(isTimeZone, "Choose the time zone of the working hours."),
  videoUrl: webAddress.transform((text) => text || null),
  place: short(200).transform((text) => text || null),
  holidays: z
    .string()
    .default("")
    .transform((text) => (Object.hasOwn(holidayRegions, text) ? (text as HolidayRegion) : null)),
  isActive: z
    .string()
    .optional()
    .transform((value) => value === "on"),
});

export type HostInput = z.output<typeof hostSchema>;

export const busyAddressSchema = z.object({ busyUrl: webAddress });
