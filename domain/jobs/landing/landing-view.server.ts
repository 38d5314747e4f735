import { isoDay, longDay } from "#rules/days.ts";
import { type BoardSearch, criteriaOf } from "../board/board.ts";
import { whereOf } from "../board/board-view.server.ts";
import type { CardFit } from "../board/card-view.ts";
import type { JobCard } from "../job-card.ts";
import { boardHref, searchOf } from "./criteria.ts";
import { findLiveJobs } from "./find-live-jobs.server.ts";
import { boardPath, type LandingPage, type LandingStop } from "./landing-page.ts";
import type { LandingView, LiveJobs } from "./landing-view.ts";
import { rateNote } from "./rate-note.ts";

export type LandingReader = {
  now: Date;
  timeZone: string | null;
  near: readonly LandingStop[];
  /** Verdicts on the jobs for this reader; none where nobody is judged. */
  fitsOf?: (cards: readonly JobCard[]) => Promise<ReadonlyMap<number, CardFit>>;
  /** Who the verdicts are for. */
  checkedFor?: NonNullable<LiveJobs["checkedFor"]>;
};

/** A landing page with the jobs its criteria find at this moment. */
export async function landingView(page: LandingPage, reader: LandingReader): Promise<LandingView> {
  const search = searchOf(page);
  const { path, heading, many, html, questions, rates } = page;
  return {
    path,
    heading,
    many,
    html,
    questions,
    rates,
    rateNote: rateNote(isoDay(reader.now)),
    checkedOn: longDay(page.checkedOn),
    boardHref: boardHref(search),
    alertHref: alertHrefOf(search),
    form: formOf(search),
    live: await findLiveJobs(page, reader),
  };
}

function alertHrefOf(search: BoardSearch): string {
  const criteria = new URLSearchParams(criteriaOf(search));
  return `/job-alerts/new?${new URLSearchParams([["board", search.board], ...criteria])}`;
}

/** The board's own search, begun here: every condition of the page goes along unless the place is changed. */
function formOf(search: BoardSearch): LandingView["form"] {
  const conditions = [...new URLSearchParams(criteriaOf(search))].filter(([name]) => name !== "q");
  const where = whereOf(search);
  return {
    action: boardPath(search.board),
    where,
    q: search.q,
    hidden: [...conditions, ["was", where]],
  };
}
