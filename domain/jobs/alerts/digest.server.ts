import { linkTo } from "#platform/links.server.ts";
import { cardView } from "../board/card-view.server.ts";
import type { JobCard } from "../job-card.ts";
import type { Board } from "../vocabulary.ts";
import { changeAlertLink } from "./alert-link.server.ts";
import { unsubscribeLink } from "./job-mails.server.ts";
import type { NewJobs } from "./new-jobs.server.ts";

/** So many of each search are shown; the board has the rest. */
const SHOWN = 10;

type Found = NewJobs & {
  alert: { id: number; name: string; board: Board; criteria: string; timeZone: string };
};

export type DigestJob = {
  title: string;
  employer: string;
  place: string;
  pay: string;
  closes: string;
  known: string;
  link: string;
};

export type DigestProps = {
  /** Null where it cannot be told: what was not fetched for one search may be in another. */
  total: number | null;
  groups: {
    name: string;
    jobs: DigestJob[];
    more: number;
    boardLink: string;
    changeLink: string;
  }[];
  stopLink: string;
};

/** What the mail of new jobs is filled with. */
export function digestProps(
  found: readonly Found[],
  { recipient, now }: { recipient: string; now: Date },
): DigestProps {
  return {
    total: totalOf(found),
    groups: found.map(({ alert, cards, beyond }) => ({
      name: alert.name,
      jobs: cards.slice(0, SHOWN).map((card) => jobOf(card, alert.timeZone, now)),
      more: Math.max(0, cards.length - SHOWN) + beyond,
      boardLink: linkTo(`/${alert.board}${alert.criteria ? `?${alert.criteria}` : ""}`),
      changeLink: changeAlertLink(alert.id),
    })),
    stopLink: unsubscribeLink(recipient),
  };
}

function totalOf(found: readonly Found[]): number | null {
  const beyond = found.reduce((sum, each) => sum + each.beyond, 0);
  if (found.length > 1 && beyond > 0) return null;
  return found.reduce((sum, { cards }) => sum + cards.length, beyond);
}

function jobOf(card: JobCard, timeZone: string, now: Date): DigestJob {
  const { name, employer, place, pay, closes, closesInNight, known, href } = cardView(card, {
    now,
    timeZone,
  });
  return {
    ...{ title: name, employer, place, pay, known: known.headline },
    closes: closesInNight ? `${closes}, during your night` : closes,
    link: linkTo(href),
  };
}
