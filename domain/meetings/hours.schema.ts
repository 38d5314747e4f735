import { z } from "zod";

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^$/, "Enter a time such as 09:00.")
  .default("");
const fields = weekdays.flatMap((_, at) => [
  [`from-${at + 1}`, time] as const,
  [`until-${at + 1}`, time] as const,
]);

/** One stretch of hours a day; both left empty mean that nobody is there. */
export const weekSchema = z
  .object(Object.fromEntries(fields))
  .superRefine((week, context) => {
    for (const [at, name] of weekdays.entries()) {
      const [from, until] = [week[`from-${at + 1}`] ?? "", week[`until-${at + 1}`] ?? ""];
      if ((from === "") === (until === "") && (from === "" || from < until)) continue;
      const message =
        from === "" || until === ""
          ? `Enter both times for ${name}, or leave both empty.`
          : `${name} must end after it begins.`;
      context.addIssue({ code: "custom", path: [`from-${at + 1}`], message });
    }
  })
  .transform((week) =>
    weekdays.flatMap((_, at) => {
      const [from, until] = [week[`from-${at + 1}`] ?? "", week[`until-${at + 1}`] ?? ""];
      if (from === "") return [];
      return [{ weekday: at + 1, fromMinute: minutesOf(from), untilMinute: minutesOf(until) }];
    }),
  );

export const dayOffSchema = z.object({
  day: z
    .string({ error: "Choose a day." })
    .refine(
      (day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)),
      "Choose a day.",
    ),
});

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export function timeOfMinute(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
