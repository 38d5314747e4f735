import { closingLabel } from "../advert/closing-labels.ts";
import { isInNight } from "../advert/nights.ts";
import { type Known, knownOf } from "../advert/register-labels.ts";
import { placeLabel } from "../card-labels.ts";
import { boardOf } from "../job-address.ts";
import type { JobEmployer } from "../job-card.ts";
import { payLabel } from "../pay-label.ts";
import {
  codesOf,
  countries,
  type JobCountry,
  type Remote,
  remotes,
  type Sponsorship,
  sponsorships,
} from "../vocabulary.ts";
import { typedClosing } from "./closing-note.ts";
import type { JobForm } from "./job-form.ts";
import { currencies, type PayPeriod, payPeriods } from "./pay-choices.ts";
import { readAmount } from "./pay-input.ts";

export type PreviewCard = {
  title: string;
  place: string;
  pay: string;
  hours: string | null;
  closes: string;
  isNightInIndia: boolean;
  known: Known;
};

/** The card readers would get of what is typed so far. */
export function previewCard(form: JobForm, employer: JobEmployer, now: Date): PreviewCard {
  const closesAt = typedClosing(form);
  return {
    title: form.title?.trim() || "Your job’s title",
    place: placeOf(form),
    pay: payOf(form),
    hours: form.hoursPerWeek?.trim() ? `${form.hoursPerWeek.trim()} hours a week` : null,
    closes: closingLabel({ closesAt, closesZone: form.closesZone ?? "" }, now),
    isNightInIndia: closesAt !== null && isInNight(closesAt, "Asia/Kolkata"),
    known: knownOf({
      board: boardOf(form.jobType ?? ""),
      country: oneOf<JobCountry>(codesOf(countries), form.country, "gb"),
      employer,
      sponsorship: oneOf<Sponsorship>(codesOf(sponsorships), form.sponsorship, "unsaid"),
      studentSafe: null,
      studentSafeWhy: null,
    }),
  };
}

function placeOf({ city, country, remote }: JobForm): string {
  return placeLabel({
    city: city?.trim() || null,
    country: oneOf<JobCountry>(codesOf(countries), country, "gb"),
    remote: oneOf<Remote>(codesOf(remotes), remote, "on-site"),
  });
}

function payOf({ payFrom, payTo, currency, payPeriod }: JobForm): string {
  const min = readAmount(payFrom ?? "");
  if (min === null) return payLabel(null);
  return payLabel({
    min,
    max: readAmount(payTo ?? ""),
    currency: oneOf(currencies, currency, "GBP"),
    period: oneOf<PayPeriod>(codesOf(payPeriods), payPeriod, "year"),
  });
}

function oneOf<Code extends string>(
  codes: readonly Code[],
  typed: string | undefined,
  otherwise: Code,
): Code {
  return codes.find((code) => code === typed) ?? otherwise;
}
