import { isoDay, longDay } from "#rules/days.ts";
import { type BoardSearch, criteriaOf } from "../board/board.ts";
import { whereOf } from "../board/board-heading.ts";
import { boardHref, searchOf } from "./criteria.ts";
import { findLiveJobs, type LandingReader } from "./find-live-jobs.server.ts";
import { boardPath, type LandingPage } from "./landing-page.ts";
import type { LandingView } from "./landing-view.ts";
import { rateNote } from "./rate-note.ts";

/** A landing page with the jobs its criteria find at this moment. */
export async function landingView(page: LandingPage, reader: LandingReader): Promise<LandingView> {
  const search = searchOf(page);
  const { path, heading, many, html, notes, questions, rates } = page;
  return {
    path,
    heading,
    many,
    html,
    notes,
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
