import type { ApplyForm } from "#rules/applications/apply-form.ts";
import { decodeEntities } from "#rules/html-text.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { applyFields, applyFormFields, MAX_CHOICES_TEXT } from "./apply-fields.ts";
import { MAX_ADVERT_LENGTH } from "./job.schema.ts";
import { writeAmount } from "./pay-input.ts";

/** What the form asks, in its order. Anything else that is posted is not kept. */
export const jobFields = [
  "title",
  "sector",
  "jobType",
  "level",
  "payFrom",
  "payTo",
  "currency",
  "payPeriod",
  "hoursPerWeek",
  "country",
  "city",
  "placeText",
  "remote",
  "startsOn",
  "closesOn",
  "closesTime",
  "closesZone",
  "sponsorship",
  "advert",
  "applyTo",
  ...applyFields,
] as const;

export type JobField = (typeof jobFields)[number];
export type JobForm = Partial<Record<JobField, string>>;

const MAX_FIELD_LENGTH = 500;

/** What was typed, as far as a draft keeps it. */
export function storableForm(values: Readonly<Record<string, string>>): JobForm {
  return Object.fromEntries(
    jobFields.flatMap((field) => {
      const most = longest(field);
      // PostgreSQL keeps no zero character.
      const typed = values[field]?.replaceAll("\0", "").slice(0, most);
      return typed === undefined ? [] : [[field, typed]];
    }),
  );
}

function longest(field: JobField): number {
  if (field === "advert") return MAX_ADVERT_LENGTH * 2;
  return field.startsWith("choices") ? MAX_CHOICES_TEXT * 2 : MAX_FIELD_LENGTH;
}

export type StoredJob = {
  title: string;
  sector: string;
  jobType: string;
  level: string;
  currency: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: string | null;
  hoursPerWeek: number | null;
  country: string;
  city: string | null;
  placeText: string | null;
  remote: string;
  startsOn: string | null;
  closesAt: Date | null;
  closesZone: string;
  sponsorship: string;
  descriptionHtml: string;
  applyUrl: string | null;
  applyEmail: string | null;
  applyForm: ApplyForm | null;
};

/** The form of an advert that was not typed here, such as one of the demo. */
export function formOf(job: StoredJob): JobForm {
  const closing = job.closesAt ? clockIn(job.closesZone, job.closesAt) : null;
  return {
    title: job.title,
    sector: job.sector,
    jobType: job.jobType,
    level: job.level,
    payFrom: writeAmount(job.salaryMin),
    payTo: writeAmount(job.salaryMax),
    ...(job.currency ? { currency: job.currency } : {}),
    payPeriod: job.salaryPeriod ?? "year",
    hoursPerWeek: job.hoursPerWeek === null ? "" : String(job.hoursPerWeek),
    country: job.country,
    city: job.city ?? "",
    placeText: job.placeText ?? "",
    remote: job.remote,
    startsOn: job.startsOn ?? "",
    closesOn: closing?.day ?? "",
    closesTime: closing ? clockLabel(closing.minutes) : "",
    closesZone: job.closesZone,
    sponsorship: job.sponsorship,
    advert: textOfAdvert(job.descriptionHtml),
    applyTo: job.applyUrl ?? job.applyEmail ?? "",
    ...applyFormFields(job.applyForm),
  };
}

/** 1065 is "17:45". */
export function clockLabel(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Sanitised HTML as the Markdown that would make it. */
export function textOfAdvert(html: string): string {
  const marked = html
    .replaceAll(/<h[34]>(.*?)<\/h[34]>/gs, "\n\n## $1\n\n")
    .replaceAll(/<li>\s*(?:<p>)?(.*?)(?:<\/p>)?\s*<\/li>\s*/gs, "- $1\n")
    .replaceAll(/<strong>(.*?)<\/strong>/gs, "**$1**")
    .replaceAll(/<em>(.*?)<\/em>/gs, "*$1*")
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, "[$2]($1)")
    .replaceAll(/<br \/>/g, "\n")
    .replaceAll(/<\/(?:p|ul|ol|blockquote)>/g, "\n\n")
    .replaceAll(/<[^>]*>/g, "");
  return decodeEntities(marked)
    .replaceAll(/\n[ \t]*(?:\n[ \t]*)+/g, "\n\n")
    .trim();
}
