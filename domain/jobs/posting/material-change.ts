import { type ApplyForm, applyFormKey } from "#rules/applications/apply-form.ts";

type Published = {
  title: string;
  descriptionHtml: string;
  country: string;
  city: string | null;
  placeText: string | null;
  remote: string;
  jobType: string;
  hoursPerWeek: number | null;
  currency: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: string | null;
  sponsorship: string;
  applyUrl: string | null;
  applyEmail: string | null;
  applyForm: ApplyForm | null;
};

/** What a reader decides by. A new closing day, start, field or level needs no second reading. */
const material = [
  "title",
  "country",
  "city",
  "placeText",
  "remote",
  "jobType",
  "hoursPerWeek",
  "currency",
  "salaryMin",
  "salaryMax",
  "salaryPeriod",
  "sponsorship",
  "applyUrl",
  "applyEmail",
] as const satisfies readonly (keyof Published)[];

/** Whether a change to a live advert must be read again. Spaces and bullets do not change its words. */
export function isMaterialChange(before: Published, after: Published): boolean {
  if (material.some((column) => before[column] !== after[column])) return true;
  if (applyFormKey(before.applyForm) !== applyFormKey(after.applyForm)) return true;
  return wordsOf(before.descriptionHtml) !== wordsOf(after.descriptionHtml);
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|br \/|br|div|ul|ol|li)>|[•‣▪●◦∙·\uf0b7]|\s+/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();
}
