import { z } from "zod";
import { onceReadable } from "#domain/forms/fields.ts";
import { deadlineIn } from "#rules/wall-clock.ts";
import { clockIn, isTimeZone } from "#rules/zoned-time.ts";
import {
  codesOf,
  countries,
  jobTypes,
  levels,
  remotes,
  sectors,
  sponsorships,
} from "../vocabulary.ts";
import { applyShape, questionErrors } from "./apply-fields.ts";
import { type ApplyTo, readApplyTo } from "./apply-to.ts";
import { currencies, payPeriods } from "./pay-choices.ts";
import { readAmount, whyNoAmount } from "./pay-input.ts";

export const MAX_ADVERT_LENGTH = 12_000;
const MIN_ADVERT_LENGTH = 100;
const FURTHEST_DAYS = 180;
const FURTHEST_START_DAYS = 2 * 365;
const MAX_HOURS = 80;

const amount = (which: string) =>
  z
    .string()
    .trim()
    .default("")
    .transform((typed, mistakes) => {
      if (typed === "") return null;
      const read = readAmount(typed);
      if (read === null) mistakes.addIssue({ code: "custom", message: whyNoAmount(typed, which) });
      return read;
    });

const hours = z
  .string()
  .trim()
  .default("")
  .transform((typed, mistakes) => {
    if (typed === "") return null;
    const read = Math.round(Number(typed.replace(",", ".")) * 100) / 100;
    if (read > 0 && read <= MAX_HOURS) return read;
    mistakes.addIssue({ code: "custom", message: whyNoHours(read) });
    return null;
  });

function whyNoHours(read: number): string {
  if (read > MAX_HOURS) return `That is more hours than a week of work has: ${MAX_HOURS} at most.`;
  if (read < 0) return "The hours are below zero. Write the hours a week.";
  return `Write the hours a week as a number up to ${MAX_HOURS}.`;
}

const nowhere: ApplyTo = { applyUrl: null, applyEmail: null };

const applyTo = z
  .string()
  .trim()
  .default("")
  .transform((typed, mistakes) => {
    const read = typed === "" ? nowhere : readApplyTo(typed);
    if (read) return read;
    const message = "Write a web address such as https://firm.example/apply, or an email address.";
    mistakes.addIssue({ code: "custom", message });
    return nowhere;
  });

/** What an employer says about a job, ready to be read by somebody. A draft need not fit it. */
export const jobSchema = z
  .object({
    title: words(120, "the job’s title"),
    sector: z.enum(codesOf(sectors), { error: "Choose the field of work." }),
    jobType: z.enum(codesOf(jobTypes), { error: "Choose what kind of job it is." }),
    level: z.enum(codesOf(levels), { error: "Choose how much experience it asks for." }),
    currency: z.enum(currencies, { error: "Choose the currency." }),
    payPeriod: z.enum(codesOf(payPeriods), { error: "Choose what the pay is for." }),
    payFrom: amount("lower"),
    payTo: amount("higher"),
    hoursPerWeek: hours,
    country: z.enum(codesOf(countries), { error: "Choose the country." }),
    city: optionalWords(80, "the town"),
    placeText: optionalWords(160, "the note on the place"),
    remote: z.enum(codesOf(remotes), { error: "Choose where the work is done." }),
    startsOn: optionalDay("start"),
    closesOn: optionalDay("closing day"),
    closesTime: z
      .string()
      .trim()
      .default("")
      .transform((time) => time || "23:59")
      .refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time), "Write the time as 17:30."),
    closesZone: z.string().refine(isTimeZone, "Choose the time zone of the closing time."),
    sponsorship: z.enum(codesOf(sponsorships), { error: "Choose whether you will sponsor." }),
    advert: z
      .string({ error: "Write the advert." })
      .trim()
      .min(MIN_ADVERT_LENGTH, `Write the advert: ${MIN_ADVERT_LENGTH} characters or more.`)
      .max(MAX_ADVERT_LENGTH, "Shorten the advert to 12,000 characters or fewer."),
    applyTo,
    ...applyShape,
  })
  .refine(({ applyBy, applyTo: to }) => applyBy === "waymark" || to.applyUrl || to.applyEmail, {
    ...onceReadable("applyBy", "applyTo"),
    path: ["applyTo"],
    message: "Enter where people apply: a web address or an email address.",
  })
  .superRefine((values, mistakes) => {
    for (const { field, message } of questionErrors(values))
      mistakes.addIssue({ code: "custom", path: [field], message });
  }, onceReadable("applyBy"))
  .refine(({ payFrom, payTo }) => payFrom === null || payTo === null || payTo >= payFrom, {
    ...onceReadable("payFrom", "payTo"),
    path: ["payTo"],
    message: "The higher pay is below the lower. Change one of them.",
  })
  .refine(({ payFrom, payTo }) => payFrom !== null || payTo === null, {
    ...onceReadable("payFrom", "payTo"),
    path: ["payFrom"],
    message: "Give the lower pay too: a visa is tested on the lowest.",
  })
  .refine(({ city, remote }) => city !== null || remote === "remote", {
    ...onceReadable("city", "remote"),
    path: ["city"],
    message: "Enter the town, or choose that the work is done from home.",
  })
  .refine(({ jobType, hoursPerWeek }) => jobType !== "part-time" || hoursPerWeek !== null, {
    ...onceReadable("jobType", "hoursPerWeek"),
    path: ["hoursPerWeek"],
    message: "Give the hours: student visas count them.",
  });

export type JobInput = z.output<typeof jobSchema>;

type Closing = Pick<JobInput, "closesOn" | "closesTime" | "closesZone">;

/** When the advert closes; null: when its employer closes it. */
export function closingInstant({ closesOn, closesTime, closesZone }: Closing): Date | null {
  return closesOn === null ? null : deadlineIn(closesZone, closesOn, closesTime);
}

/** The sentence that says why an advert cannot close then, if it cannot. */
export function whyNotClosing(closing: Closing, now: Date): string | null {
  const closesAt = closingInstant(closing);
  if (closesAt === null) return null;
  if (closesAt <= now) return "That time has passed. Choose a later one.";
  const days = (closesAt.getTime() - now.getTime()) / 86_400_000;
  return days > FURTHEST_DAYS
    ? "Choose a closing day within six months. You can renew it then."
    : null;
}

type Starting = Pick<JobInput, "startsOn" | "closesZone"> & {
  /** As readers see it: a start that has come since may stay while the rest is put right. */
  published?: string | null;
};

/** The sentence that says why a job cannot start then, if it cannot. Days are those where it is. */
export function whyNotStarting(starting: Starting, now: Date): string | null {
  const { startsOn, closesZone, published } = starting;
  if (startsOn === null || startsOn === published) return null;
  if (startsOn < clockIn(closesZone, now).day)
    return "That day has passed. Choose a later start, or leave it empty.";
  const days = (Date.parse(startsOn) - now.getTime()) / 86_400_000;
  return days > FURTHEST_START_DAYS ? "Choose a start within two years, or leave it empty." : null;
}

function words(max: number, what: string) {
  return z
    .string({ error: `Enter ${what}.` })
    .trim()
    .min(1, `Enter ${what}.`)
    .max(max, `Shorten ${what} to ${max} characters or fewer.`)
    .regex(/^[^\p{Cc}<>]*$/u, `Use letters, digits and ordinary punctuation in ${what}.`);
}

function optionalWords(max: number, what: string) {
  return z
    .string()
    .trim()
    .max(max, `Shorten ${what} to ${max} characters or fewer.`)
    .regex(/^[^\p{Cc}<>]*$/u, `Use letters, digits and ordinary punctuation in ${what}.`)
    .default("")
    .transform((text) => text || null);
}

function optionalDay(which: string) {
  return z
    .string()
    .trim()
    .default("")
    .transform((day, mistakes) => {
      const message = day === "" ? null : whyNoDay(day, which);
      if (message !== null) mistakes.addIssue({ code: "custom", message });
      return day || null;
    });
}

/** What is wrong with a day, whatever today is; null for one of this century. */
function whyNoDay(text: string, which: string): string | null {
  const day = /^\d{4,6}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const year = Number(text.split("-")[0]);
  if (year > 2099) return `The ${which} is too far ahead. Check the year.`;
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    return `Write the ${which} as a day, month and year.`;
  return year < 2000 ? `The ${which} is long past. Check the year.` : null;
}
