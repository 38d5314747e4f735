import { boundedCache } from "#rules/cache/bounded-cache.ts";
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

/** The searches and zones that a card is read in at a time. */
const MAX_VIEWS = 6;
/** Clocks differ by quarters of an hour: within one no zone's day turns, and "today" stays today. */
const QUARTER_MS = 15 * 60_000;

type Written = Omit<CardView, "fit">;
const viewsOfCards = new WeakMap<JobCard, ReturnType<typeof boundedCache<Written>>>();

/** Many pages show the same card, of which only the verdict is its reader's own. */
export function cardView(card: JobCard, { now, timeZone, marks = [], fits }: CardReader): CardView {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const isClosed = card.closesAt !== null && card.closesAt <= now;
  const cached = viewsOfCards.get(card) ?? boundedCache<Written>(MAX_VIEWS);
  viewsOfCards.set(card, cached);
  const view = cached(`${quarter} ${isClosed} ${timeZone} ${JSON.stringify(marks)}`, () =>
    written(card, now, { timeZone, marks }),
  );
  return { ...view, fit: fits?.get(card.id) ?? null };
}

type Reading = { timeZone: string | null; marks: readonly string[] };

function written(card: JobCard, now: Date, { timeZone, marks }: Reading): Written {
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
  };
}
