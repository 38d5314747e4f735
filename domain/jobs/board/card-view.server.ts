import { markWords } from "#search/words/marks.ts";
import { closingLabel } from "../advert/closing-labels.ts";
import { isInNight } from "../advert/nights.ts";
import { knownOf } from "../advert/register-labels.ts";
import { hoursLabel, placeLabel } from "../card-labels.ts";
import { companyAddress } from "../company/company-address.ts";
import { jobAddress } from "../job-address.ts";
import type { JobCard } from "../job-card.ts";
import { payLabel } from "../pay-label.ts";
import type { CardFit, CardView } from "./card-view.ts";

export type CardReader = {
  now: Date;
  /** The reader's zone, where they told us. */
  timeZone: string | null;
  marks?: readonly string[];
  /** Verdicts for this reader, by job. */
  fits?: ReadonlyMap<number, CardFit> | undefined;
};

export function cardView(card: JobCard, { now, timeZone, marks = [], fits }: CardReader): CardView {
  return {
    id: card.id,
    href: jobAddress(card),
    name: card.title,
    title: markWords(card.title, marks),
    employer: card.employer.name,
    company: companyAddress(card.employer.slug),
    place: placeLabel(card),
    summary: markWords(card.summary, marks),
    pay: payLabel(card.pay),
    hours: hoursLabel(card),
    closes: closingLabel(card, now, timeZone),
    closesInNight: Boolean(
      card.isLive && timeZone && card.closesAt && isInNight(card.closesAt, timeZone),
    ),
    isLive: card.isLive,
    known: knownOf(card),
    fit: fits?.get(card.id) ?? null,
  };
}
