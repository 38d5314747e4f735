import { linkTo } from "#domain/accounts/links.server.ts";
import type { Board } from "../board/board.ts";
import { cardView } from "../board/card-view.server.ts";
import type { JobCard } from "../job-card.ts";
import { unsubscribeLink } from "./job-mails.server.ts";

/** So many of each search are shown; the board has the rest. */
const SHOWN = 10;

type Found = {
  alert: { name: string; board: Board; criteria: string; timeZone: string };
  cards: readonly JobCard[];
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
  total: number;
  groups: { name: string; jobs: DigestJob[]; more: number; boardLink: string }[];
  alertsLink: string;
  stopLink: string;
};

/** What the mail of new jobs is filled with. */
export function digestProps(
  found: readonly Found[],
  { recipient, now }: { recipient: string; now: Date },
): DigestProps {
  return {
    total: found.reduce((sum, { cards }) => sum + cards.length, 0),
    groups: found.map(({ alert, cards }) => ({
      name: alert.name,
      jobs: cards.slice(0, SHOWN).map((card) => jobOf(card, alert.timeZone, now)),
      more: Math.max(0, cards.length - SHOWN),
      boardLink: linkTo(`/${alert.board}${alert.criteria ? `?${alert.criteria}` : ""}`),
    })),
    alertsLink: linkTo("/my-job-alerts"),
    stopLink: unsubscribeLink(recipient),
  };
}

function jobOf(card: JobCard, timeZone: string, now: Date): DigestJob {
  const { name, employer, place, pay, closes, closesInNight, known, href } = cardView(card, {
    now,
    timeZone,
  });
  return {
    ...{ title: name, employer, place, pay, known: known.headline },
    closes: closesInNight ? `${closes}, in your night` : closes,
    link: linkTo(href),
  };
}
