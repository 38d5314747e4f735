import { data, type RouterContextProvider } from "react-router";
import { withJobsInAnswers, withJobsInHtml } from "#app/compose/content/jobs-in-text.server.ts";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { searchOf } from "#domain/jobs/landing/criteria.ts";
import type { LandingPage, LandingStop } from "#domain/jobs/landing/landing-page.ts";
import { LANDING_TAG, landingStops } from "#domain/jobs/landing/landing-pages.queries.server.ts";
import { landingView } from "#domain/jobs/landing/landing-view.server.ts";
import { nearestPages } from "#domain/jobs/landing/nearest-pages.ts";
import { boardJudge, fitsOf, whomFor } from "./board-verdicts.server.ts";

type LandingRequest = { request: Request; context: Readonly<RouterContextProvider> };

/** Counts are said with their minute; this much older nobody minds. */
const CACHE_SECONDS = "20";
const MAX_NEAR = 5;

/** Everything a landing page shows. `isDraft`: staff look at a page before it is published. */
export async function loadLanding(
  page: LandingPage,
  { request, context }: LandingRequest,
  { isDraft = false }: { isDraft?: boolean } = {},
) {
  const visitor = context.get(visitorContext);
  const { origin } = context.get(siteContext);
  const timeZone = visitor.kind === "member" ? visitor.timeZone : null;
  const now = new Date();
  const judge = await boardJudge(searchOf(page).board, visitor, now);
  const html = await withJobsInHtml(page.html, now);
  const view = await landingView(
    { ...page, html, questions: await withJobsInAnswers(page.questions, now) },
    {
      now,
      timeZone,
      near: await nearTo(page),
      fitsOf: (cards) => fitsOf(cards, judge),
      ...(judge ? { checkedFor: whomFor(judge) } : {}),
    },
  );

  const hasJobs = (view.live?.total ?? 0) > 0;
  const isKept = hasJobs && !isDraft && new URL(request.url).search === "";
  const headers = {
    "x-waymark-keep": `jobs,${LANDING_TAG},rules`,
    "x-waymark-keep-seconds": CACHE_SECONDS,
  };
  return data(
    {
      view,
      isDraft,
      seo: {
        title: page.title,
        description: page.description,
        origin,
        isListed: hasJobs && !isDraft,
      },
    },
    { headers: isKept ? headers : {} },
  );
}

/** The pages a page names, else those that ask for most of the same. */
async function nearTo(page: LandingPage): Promise<LandingStop[]> {
  const stops = await landingStops();
  if (page.related.length > 0) {
    return page.related.flatMap((named) => stops.find(({ path }) => path === named) ?? []);
  }
  return nearestPages(page, stops, MAX_NEAR);
}
