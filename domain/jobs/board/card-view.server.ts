import { markWords } from "#search/words/marks.ts";
import { closingWords } from "../advert/closing-words.ts";
import { isInNight } from "../advert/nights.ts";
import { knownOf } from "../advert/register-words.ts";
import { jobAddress } from "../job-address.ts";
import type { JobCard } from "../job-card.ts";
import { payWords } from "../pay-words.ts";
import { countries, remotes } from "../vocabulary.ts";
import type { CardView } from "./card-view.ts";

export type CardReader = {
  now: Date;
  /** The reader's zone, where they told us. */
  timeZone: string | null;
  marks?: readonly string[];
};

export function cardView(card: JobCard, { now, timeZone, marks = [] }: CardReader): CardView {
  return {
    id: card.id,
    href: jobAddress(card),
    name: card.title,
    title: markWords(card.title, marks),
    employer: card.employer.name,
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
  };
}

/** "Leeds", "Leeds, part from home", "Canada, from home". */
export function placeWords({
  city,
  country,
  remote,
}: Pick<JobCard, "city" | "country" | "remote">) {
  const place = city ?? countries[country];
  return remote === "on-site" ? place : `${place}, ${remotes[remote].toLowerCase()}`;
}

export function hoursWords({ hoursPerWeek }: Pick<JobCard, "hoursPerWeek">): string | null {
  if (hoursPerWeek === null) return null;
  return hoursPerWeek === 1 ? "1 hour a week" : `${hoursPerWeek} hours a week`;
}
