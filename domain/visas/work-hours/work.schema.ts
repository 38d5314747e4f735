import { z } from "zod";
import { idField, onceReadable, tickField } from "#domain/forms/fields.ts";
import { addDays } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isRealDay, joinDays } from "#rules/typed-day.ts";
import { deadlineIn, eventIn } from "#rules/wall-clock.ts";
import { studyKinds } from "#rules/work-hours/hours-rules.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { studyCountries, studyCountry } from "./countries.ts";

const MAX_NAME_LENGTH = 80;

const name = (what: string) =>
  z
    .string({ error: `Enter ${what}.` })
    .trim()
    .min(1, `Enter ${what}.`)
    .max(MAX_NAME_LENGTH, `Shorten it to ${MAX_NAME_LENGTH} characters or fewer.`)
    .regex(/^[^\p{Cc}]*$/u, "Use letters, spaces and ordinary punctuation.");

const optionalDay = (what: string) =>
  z
    .string()
    .optional()
    .default("")
    .refine(
      (text) => text === "" || isRealDay(text),
      `Enter ${what} as a real day, such as 21 9 2026.`,
    )
    .transform((text) => text || null);

const zones: readonly string[] = studyCountries.flatMap((country) => country.zones);

export const settingsSchema = z.preprocess(
  (posted) => joinDays(posted, ["courseStartsOn", "courseEndsOn"]),
  z
    .object({
      revision: z.coerce.number().int().min(0).max(1_000_000).catch(0),
      countryId: z.coerce
        .number({ error: "Choose the country you study in." })
        .refine((id) => studyCountry(id) !== null, "Choose the country you study in."),
      study: z.enum(studyKinds, { error: "Choose the kind of course." }),
      timeZone: z.string().optional().default(""),
      courseStartsOn: optionalDay("the day your course begins"),
      courseEndsOn: optionalDay("the day your course ends"),
    })
    .refine(
      ({ courseStartsOn, courseEndsOn }) =>
        courseStartsOn === null || courseEndsOn === null || courseStartsOn < courseEndsOn,
      {
        path: ["courseEndsOn"],
        message: "Enter a day your course ends that is after the day it begins.",
        ...onceReadable("courseStartsOn", "courseEndsOn"),
      },
    )
    .transform(({ revision, timeZone, ...settings }) => ({
      revision,
      settings: { ...settings, timeZone: zoneFor(settings.countryId, timeZone) },
    })),
);

/** A clock of that country: the chosen one, else its first. */
function zoneFor(countryId: number, timeZone: string): string {
  const country = studyCountry(countryId);
  const own: readonly string[] = country?.zones ?? zones;
  return own.includes(timeZone) ? timeZone : own[0]!;
}

export const breakSchema = z.preprocess(
  (posted) => joinDays(posted, ["breakStartsOn", "breakEndsOn"]),
  z
    .object({
      breakName: name("a name for the break, such as Christmas"),
      breakStartsOn: z
        .string()
        .refine(isRealDay, "Enter the first day of the break as a real day, such as 12 12 2026."),
      breakEndsOn: z
        .string()
        .refine(isRealDay, "Enter the last day of the break as a real day, such as 10 1 2027."),
    })
    .refine(({ breakStartsOn, breakEndsOn }) => breakStartsOn <= breakEndsOn, {
      path: ["breakEndsOn"],
      message: "Enter a last day that is not before the first.",
      ...onceReadable("breakStartsOn", "breakEndsOn"),
    })
    .transform(({ breakName, breakStartsOn, breakEndsOn }) => ({
      name: breakName,
      startsOn: breakStartsOn,
      endsOn: breakEndsOn,
    })),
);

export const placeSchema = z.object({
  placeName: name("the employer’s name"),
  kind: z.enum(["employed", "self-employed", "entertainer", "sport"], {
    error: "Choose what kind of work it is.",
  }),
});

const time = z
  .string({ error: "Enter a time, such as 09:30." })
  .trim()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d(:\d\d)?$/, "Enter a time, such as 09:30.")
  .transform((text) => text.padStart(5, "0").slice(0, 5));

/** A shift as it is typed: a day, two times on the clock of the place, an employer. */
export const shiftSchema = z
  .object({
    place: idField("Choose an employer from your list."),
    day: z
      .string({ error: "Choose the day of the shift." })
      .refine(isRealDay, "Choose the day of the shift."),
    from: time,
    to: time,
    unpaid: tickField,
  })
  .refine(({ from, to }) => from !== to, {
    path: ["to"],
    message: "Enter an end that is not the same as the start.",
    ...onceReadable("from", "to"),
  });

export type TypedShift = z.output<typeof shiftSchema>;

const DAY_MS = 24 * 3_600_000;

/** The moments of a typed shift. An end before its start is on the next day. */
export function shiftTimes(
  { day, from, to }: Pick<TypedShift, "day" | "from" | "to">,
  zone: string,
): Result<{ startsAt: Date; endsAt: Date }, "too-long" | "no-such-time"> {
  const startsAt = eventIn(zone, day, from);
  // A time that clocks show twice makes the shift longer: rather a warning too many.
  const endsAt = deadlineIn(zone, to > from ? day : addDays(day, 1), to);
  const { day: shownDay, minutes } = clockIn(zone, startsAt);
  // An hour that clocks skip is on no clock: whatever we made of it, the writer did not mean it.
  if (shownDay !== day || minutes !== minutesOf(from) || endsAt <= startsAt)
    return no("no-such-time");
  if (endsAt.getTime() - startsAt.getTime() > DAY_MS) return no("too-long");
  return ok({ startsAt, endsAt });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
