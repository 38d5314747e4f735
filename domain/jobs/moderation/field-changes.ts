import { type ApplyForm, applyFormSummary } from "#rules/applications/apply-form.ts";
import { textOfHtml } from "#rules/html-text.ts";
import { closingLabel } from "../advert/closing-labels.ts";
import { hoursLabel, placeLabel } from "../card-labels.ts";
import type { Pay } from "../job-card.ts";
import { payLabel } from "../pay-label.ts";
import {
  type JobCountry,
  type JobLevel,
  type JobType,
  jobTypes,
  levels,
  type Remote,
  type Sector,
  type Sponsorship,
  sectors,
  sponsorships,
} from "../vocabulary.ts";

/** What is published of an advert, or would be. */
export type PublishedAdvert = {
  title: string;
  descriptionHtml: string;
  country: string;
  city: string | null;
  placeText: string | null;
  remote: string;
  sector: string;
  jobType: string;
  level: string;
  hoursPerWeek: number | null;
  startsOn: string | null;
  currency: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: Pay["period"] | null;
  sponsorship: string;
  applyUrl: string | null;
  applyEmail: string | null;
  applyForm: ApplyForm | null;
  closesAt: Date | null;
  closesZone: string;
};

export type FieldChange = { what: string; before: string; after: string };

/** What a change would make of an advert, field by field, in words; only what differs. */
export function fieldChanges(
  before: PublishedAdvert,
  after: PublishedAdvert,
  now: Date,
): FieldChange[] {
  const inWords = Object.entries(fields).map(([what, words]) => ({
    what,
    before: words(before, now),
    after: words(after, now),
  }));
  return [...inWords, textChange(before, after)].filter((change) => change.before !== change.after);
}

const fields: Record<string, (advert: PublishedAdvert, now: Date) => string> = {
  Title: ({ title }) => title,
  Field: ({ sector }) => sectors[sector as Sector],
  "Kind of job": ({ jobType }) => jobTypes[jobType as JobType],
  Experience: ({ level }) => levels[level as JobLevel],
  Pay: (advert) => payLabel(payOf(advert)),
  Hours: (advert) => hoursLabel(advert) ?? "Not given",
  Place: ({ city, country, remote }) =>
    placeLabel({ city, country: country as JobCountry, remote: remote as Remote }),
  "Note on the place": ({ placeText }) => placeText ?? "None",
  Starts: ({ startsOn }) => startsOn ?? "Not given",
  Closes: (advert, now) => closingLabel(advert, now),
  Sponsoring: ({ sponsorship }) => sponsorships[sponsorship as Sponsorship],
  "Where people apply": ({ applyUrl, applyEmail, applyForm }) =>
    applyForm ? "On Waymark" : (applyUrl ?? applyEmail ?? "Nowhere"),
  "What applying asks": ({ applyForm }) => (applyForm ? askedWords(applyForm) : "Nothing here"),
};

/** Every word of it: a question can leave people out as an advert can. */
function askedWords(form: ApplyForm): string {
  const questions = form.questions.map(({ question, choices }) =>
    [question, ...choices].join(" / "),
  );
  return [applyFormSummary(form), ...questions].join("\n");
}

function payOf({ currency, salaryMin, salaryMax, salaryPeriod }: PublishedAdvert): Pay | null {
  return currency !== null && salaryMin !== null && salaryPeriod !== null
    ? { currency, min: salaryMin, max: salaryMax, period: salaryPeriod }
    : null;
}

/** Of the advert's words only the paragraphs that go or come. */
function textChange(before: PublishedAdvert, after: PublishedAdvert): FieldChange {
  const [gone, come] = [paragraphsOf(before), paragraphsOf(after)];
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((paragraph) => !others.includes(paragraph)).join("\n\n");
  return { what: "Text", before: without(gone, come), after: without(come, gone) };
}

function paragraphsOf({ descriptionHtml }: PublishedAdvert): string[] {
  return descriptionHtml
    .split(/<\/(?:p|li|h3|h4|blockquote)>/)
    .map(textOfHtml)
    .filter(Boolean);
}
