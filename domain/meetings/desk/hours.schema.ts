import { z } from "zod";
import { minuteOfTime, weekdayNames } from "#rules/days.ts";
import { isRealDay } from "#rules/typed-day.ts";

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^$/, "Enter a time such as 09:00.")
  .default("");
const fields = weekdayNames.flatMap((_, at) => [
  [`from-${at + 1}`, time] as const,
  [`until-${at + 1}`, time] as const,
]);

/** One stretch of hours a day; both left empty mean that nobody is there. */
export const weekSchema = z
  .object(Object.fromEntries(fields))
  .superRefine((week, context) => {
    for (const [at, name] of weekdayNames.entries()) {
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
    weekdayNames.flatMap((_, at) => {
      const [from, until] = [week[`from-${at + 1}`] ?? "", week[`until-${at + 1}`] ?? ""];
      if (from === "") return [];
      return [
        { weekday: at + 1, fromMinute: minuteOfTime(from), untilMinute: minuteOfTime(until) },
      ];
    }),
  );

/** A day that is not as the week says: away, or with hours of its own. */
export const dayOffSchema = z
  .object({
    day: z.string({ error: "Choose a day." }).refine(isRealDay, "Choose a day."),
    from: time,
    until: time,
  })
  .refine(({ from, until }) => (from === "" && until === "") || (from !== "" && from < until), {
    message: "Enter both times, the later one last, or leave both empty for a day away.",
    path: ["from"],
  });
