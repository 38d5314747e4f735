import { z } from "zod";
import { onceReadable } from "#domain/forms/fields.ts";
import { addMonths } from "#rules/days.ts";
import { isRealDay, joinDays } from "#rules/typed-day.ts";
import {
  englishChoices,
  levelChoices,
  permissionChoices,
  phdChoices,
  placeChoices,
  valuesOf,
} from "./choices.ts";
import { isCounting, type Situation } from "./situation.ts";

const DAYS = ["permissionEndsOn", "permissionSince", "courseStartsOn", "courseEndsOn", "bornOn"];
const MAX_MONTHS = 600;
const YEARS_AHEAD = 15;

function chosen<Value extends string>(values: [Value, ...Value[]]) {
  return z
    .union([z.literal("").transform(() => null), z.enum(values)], {
      error: "Choose an answer from the list.",
    })
    .optional()
    .transform((value) => value ?? null);
}

function day(what: string) {
  return z
    .string()
    .optional()
    .default("")
    .refine(
      (text) => text === "" || isRealDay(text),
      `Enter ${what} as a real day, such as 30 9 2027.`,
    )
    .transform((text) => text || null);
}

const months = z
  .string()
  .trim()
  .optional()
  .default("")
  .refine(
    (text) => text === "" || (/^\d{1,3}$/.test(text) && Number(text) <= MAX_MONTHS),
    "Enter whole months as a number, such as 14.",
  );

/** The form as it is posted; `today` bounds its days. */
export function situationSchema(today: string) {
  const furthest = addMonths(today, YEARS_AHEAD * 12);
  return z.preprocess(
    (posted) => joinDays(posted, DAYS),
    z
      .object({
        revision: z.coerce.number().int().min(0).max(1_000_000).catch(0),
        permission: chosen(valuesOf(permissionChoices)),
        permissionEndsOn: day("the day your permission ends").refine(
          (date) => date === null || date <= furthest,
          "Check the year your permission ends.",
        ),
        permissionSince: day("the first day of that permission").refine(
          (date) => date === null || date <= today,
          "Enter a first day that is not in the future.",
        ),
        courseLevel: chosen(valuesOf(levelChoices)),
        fullTime: chosen(["yes", "no"]),
        courseStartsOn: day("the day your course began"),
        courseEndsOn: day("the day your course ends").refine(
          (date) => date === null || date <= furthest,
          "Check the year your course ends.",
        ),
        bornOn: day("your date of birth").refine(
          (date) => date === null || date < today,
          "Enter a date of birth in the past.",
        ),
        phd: chosen(valuesOf(phdChoices)),
        counted: chosen(["none", "some"]),
        months,
        english: chosen(valuesOf(englishChoices)),
        applyingFrom: chosen(valuesOf(placeChoices)),
      })
      .refine(isCourseInOrder, {
        path: ["courseEndsOn"],
        message: "Enter a day your course ends that is after the day it began.",
        ...onceReadable("courseStartsOn", "courseEndsOn"),
      })
      .refine(isPermissionInOrder, {
        path: ["permissionSince"],
        message: "Enter a first day that is before the day it ends.",
        ...onceReadable("permissionSince", "permissionEndsOn"),
      })
      .refine(({ counted, permission }) => counted !== "none" || !isCounting(permission), {
        path: ["counted"],
        message:
          "The visa you chose above is one of these, and its time counts. Choose Yes and give the months or its first day, or choose Not answered.",
        ...onceReadable("counted", "permission"),
      })
      .refine((form) => !isWithoutMonths(form) || isByFirstDay(form), {
        path: ["months"],
        message: "Enter the months, or choose another answer above.",
        ...onceReadable("counted", "months", "permission", "permissionSince"),
      })
      .refine((form) => !isByFirstDay(form) || form.permissionEndsOn !== null, {
        path: ["permissionEndsOn"],
        message: "Enter the day it ends too, or give the months below.",
        ...onceReadable("counted", "months", "permission", "permissionSince", "permissionEndsOn"),
      })
      .transform(({ revision, ...form }) => ({ revision, situation: toSituation(form, today) })),
  );
}

type CourseDays = { courseStartsOn: string | null; courseEndsOn: string | null };

function isCourseInOrder({ courseStartsOn, courseEndsOn }: CourseDays): boolean {
  return courseStartsOn === null || courseEndsOn === null || courseStartsOn < courseEndsOn;
}

type PermissionDays = Pick<Situation, "permission" | "permissionSince" | "permissionEndsOn">;

function isPermissionInOrder({ permissionSince, permissionEndsOn }: PermissionDays): boolean {
  return (
    permissionSince === null || permissionEndsOn === null || permissionSince < permissionEndsOn
  );
}

type MonthsSaid = Pick<Answered, "counted" | "months">;

function isWithoutMonths({ counted, months }: MonthsSaid): boolean {
  return counted === "some" && months === "";
}

/** The one visa that counts tells its own months: they run from its first day, until it ends. */
function isByFirstDay(form: PermissionDays & MonthsSaid): boolean {
  return isWithoutMonths(form) && isCounting(form.permission) && form.permissionSince !== null;
}

type Answered = Omit<Situation, "isFullTime" | "monthsCounted" | "monthsToldOn"> & {
  fullTime: "yes" | "no" | null;
  counted: "none" | "some" | null;
  months: string;
};

function toSituation({ fullTime, counted, months, ...same }: Answered, today: string): Situation {
  return {
    ...same,
    isFullTime: fullTime === null ? null : fullTime === "yes",
    ...countedTime({ counted, months, firstDay: same.permissionSince }, today),
  };
}

type TimeSaid = MonthsSaid & { firstDay: string | null };

/** "Yes" without months counts from the first day of the visa that runs: none were used by then. */
function countedTime({ counted, months, firstDay }: TimeSaid, today: string) {
  if (counted === null) return { monthsCounted: null, monthsToldOn: null };
  if (counted === "none") return { monthsCounted: 0, monthsToldOn: today };
  return months === ""
    ? { monthsCounted: 0, monthsToldOn: firstDay }
    : { monthsCounted: Number(months), monthsToldOn: today };
}
