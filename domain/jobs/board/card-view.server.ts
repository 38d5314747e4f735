import { markWords } from "#search/words/marks.ts";
import { closingWords } from "../advert/closing-words.ts";
import { isInNight } from "../advert/nights.ts";
import { knownOf } from "../advert/register-words.ts";
import { hoursWords, placeWords } from "../card-words.ts";
import { companyAddress } from "../company/company-address.ts";
import { jobAddress } from "../job-address.ts";
import type { JobCard } from "../job-card.ts";
import { payWords } from "../pay-words.ts";
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
    place: placeWords(card),
    summary: markWords(card.summary, marks),
    pay: payWords(card.pay),
    hours: hoursWords(card),
    closes: closingWords(card, now, timeZone),
    closesInNight: Boolean(
      card.isLive && timeZone && card.closesAt && isInNight(card.closesAt, timeZone),
    ),
    isLive: card.isLive,
    known: knownOf(card),
    fit: fits?.get(card.id) ?? null,
  };
}
