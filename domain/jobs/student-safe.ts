import { countryIdOf } from "#rules/countries.ts";
import { textOfHtml } from "#rules/html-text.ts";
import type { WorkKind } from "#rules/work-hours/forbidden-work.ts";
import { studentWork } from "#rules/work-hours/student-work.ts";
import type { JobCountry } from "./vocabulary.ts";

type Advert = {
  country: string;
  jobType: string;
  hoursPerWeek: number | null;
  title: string;
  /** Null where it is not at hand: of a job that is not part-time. */
  descriptionHtml: string | null;
};

export type StudentSafety = { studentSafe: boolean | null; studentSafeWhy: string | null };

const countryIds: Partial<Record<JobCountry, number>> = countryIdOf;

const selfEmployed = /\b(?:self[- ]?employ(?:ed|ment)|freelanc(?:e|ers?|ing)|sole trader)\b/i;
const isSelfEmployedHere =
  /\b(?:you (?:are|will be|work as)|registered as|work on a) (?:a )?(?:self[- ]?employed|freelance|sole trader)|\bwork for yourself\b/i;
const entertainer =
  /\b(?:musician|singer|pianist|guitarist|DJ|dancer|actor|actress|comedian|entertainer|performer)s?\b/i;
const sport =
  /\b(?:football|tennis|swim(?:ming)?|cricket|rugby|netball|basketball|hockey|gymnastics|athletics|sports?|golf) (?:coach|player|instructor|trainer)\b/i;

/**
 * Whether a part-time job is within a student visa in term, by the rules of the day.
 * Wrong in the safe direction: may say that it cannot tell, never that all is well.
 */
export function studentSafety(advert: Advert, on: string): StudentSafety {
  if (advert.jobType !== "part-time") return { studentSafe: null, studentSafeWhy: null };
  const { hoursPerWeek } = advert;
  const countryId = countryIds[advert.country as JobCountry] ?? 0;
  const { isAllowed, why } = studentWork({ countryId, hoursPerWeek, kind: kindOf(advert) }, on);
  return { studentSafe: isAllowed, studentSafeWhy: why };
}

function kindOf({ title, descriptionHtml }: Advert): WorkKind | null {
  const text = textOfHtml(descriptionHtml ?? "");
  if (selfEmployed.test(title) || isSelfEmployedHere.test(text)) return "self-employed";
  if (entertainer.test(title)) return "entertainer";
  if (sport.test(title)) return "sport";
  return selfEmployed.test(text) ? null : "employed";
}
