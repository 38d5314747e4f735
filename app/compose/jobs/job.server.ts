import { data, type RouterContextProvider, redirect } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { countView } from "#domain/jobs/advert/count-visits.server.ts";
import type { JobPage } from "#domain/jobs/advert/job-page.server.ts";
import { jobPosting } from "#domain/jobs/advert/job-posting.ts";
import type { JobVisaHtml } from "#domain/jobs/advert/job-screen-view.ts";
import { jobView } from "#domain/jobs/advert/job-view.server.ts";
import { knownZone } from "#domain/jobs/advert/zone-view.ts";
import { similarJobs } from "#domain/jobs/board/similar-jobs.server.ts";
import { jobAddress } from "#domain/jobs/job-address.ts";
import { countryAbroad, nationOfJob } from "#domain/jobs/places/nation-of-town.server.ts";
import { stanceOfBoth } from "#domain/jobs/verdict/advert-says.ts";
import type { Board } from "#domain/jobs/vocabulary.ts";
import { yearlyPayOf } from "#domain/jobs/yearly-pay.ts";
import { eventMessage } from "#domain/sponsors/event-messages.ts";
import { listEvents } from "#domain/sponsors/timeline.queries.server.ts";
import { countryVerdictLink } from "#domain/visas/verdict/country-verdict-link.ts";
import { ownCheckLink } from "#domain/visas/verdict/own-check-link.ts";
import { log } from "#platform/log.server.ts";
import { fitsOf, judgeFor } from "./board-verdicts.server.ts";
import { isArrival, isPersonsVisit } from "./counted.server.ts";
import { jobScreen } from "./job-html.server.tsx";
import { findReadableJob } from "./readable-job.server.ts";
import { savesFor } from "./saves.server.ts";
import { sentHtml } from "./sent-html.server.tsx";
import { type LoadedVerdict, loadVerdict, situationFor } from "./verdict.server.ts";
import { verdictInParts, visaToolHtml } from "./verdict-html.server.tsx";

type JobRequest = {
  request: Request;
  params: { slug: string };
  context: Readonly<RouterContextProvider>;
};

const SIMILAR = 3;
const REGISTER_EVENTS = 4;

/** A job's page, or that there is none; a job of the other board is where that board is. */
export async function loadJob(board: Board, { request, params, context }: JobRequest) {
  const now = new Date();
  const visitor = context.get(visitorContext);
  const [found, situation] = await Promise.all([
    findReadableJob(params.slug, visitor, now),
    situationFor(visitor),
  ]);
  if (!found)
    return data({ job: null, save: null, sent: null, seo: null, visa: null }, { status: 404 });
  const { job, isOpen } = found;
  if (job.board !== board) throw redirect(jobAddress(job) + new URL(request.url).search, 301);

  if (job.isLive && isPersonsVisit(request) && isArrival(request)) countInBackground(job.id, now);
  const { origin } = context.get(siteContext);
  const url = new URL(request.url);
  const [similar, events, saves, sent] = await Promise.all([
    isOpen ? similarJobs(job, now, SIMILAR) : [],
    registerEventsOf(job),
    job.isLive ? savesFor(visitor, [job.id], url) : null,
    isOpen ? sentHtml(visitor, job) : null,
  ]);
  const verdict = loadVerdict(job, { visitor, situation, url, now });
  const isJudged = job.board !== "part-time-jobs";
  const fits = await fitsOf(similar, isJudged ? judgeFor(situation, now) : null);
  const view = jobView(
    job,
    { similar, fits, events },
    {
      now,
      timeZone: zoneOf(request, visitor),
      origin,
      isPreview: !isOpen,
    },
  );
  const save = saves && { jobId: job.id, isSaved: saves.ids.includes(job.id), back: saves.back };
  return data({
    job: jobScreen(view),
    save,
    sent,
    seo: seoOf(job, { origin, isForSearchEngines: visitor.kind === "guest" }),
    visa: verdict ? verdictOf(verdict, job) : abroadOf(job),
  });
}

/** Elsewhere than in the United Kingdom a job has a link to that country's tool. */
function abroadOf(job: JobPage): JobVisaHtml | null {
  const link = countryVerdictLink(job.country, payOf(job));
  return link && { brief: visaToolHtml(link), working: null };
}

/** The verdict on the job's own page, with the ways on from it. */
function verdictOf(verdict: LoadedVerdict, job: JobPage): JobVisaHtml {
  const path = `/jobs/${encodeURIComponent(job.slug)}`;
  const settle = verdict.settleHref;
  const ways = [
    ...(verdict.judgedFor.isOwn
      ? []
      : [
          {
            href: ownCheckHref(job, verdict.advert),
            label: "Check it with my own dates, no account needed",
          },
        ]),
    ...(job.board === "part-time-jobs"
      ? [{ href: "/work-hours", label: "Check its hours against a student visa" }]
      : []),
    { href: `${path}/visa-check${verdict.query}`, label: "Save this check with its date" },
    { href: `${path}/report?reason=verdict`, label: "Report a mistake" },
    ...(settle ? [{ href: settle, label: "Set its occupation code" }] : []),
  ];
  return verdictInParts(verdict, ways);
}

/** The visa check, filled in with this job: anyone who has no account says there what they are. */
function ownCheckHref(job: JobPage, advert: LoadedVerdict["advert"]): string {
  const { yearly, currency } = payOf(job);
  return ownCheckLink({
    employer: job.employer.name,
    town: townForRegister(job),
    title: job.title,
    pay: yearly !== null && currency === "GBP" ? Math.floor(yearly / 100) : null,
    hours: job.hoursPerWeek,
    nation: nationOfJob(job.city, job.placeText),
    stance: stanceOfBoth(job, advert),
    sayings: advert.sayings,
  });
}

/** The register has towns of the UK: by one abroad the check would take the job for one there. */
function townForRegister({ employerTown, city }: JobPage): string | null {
  return employerTown && countryAbroad(employerTown) === null ? employerTown : city;
}

function payOf({ pay, hoursPerWeek }: JobPage) {
  return { yearly: yearlyPayOf(pay, hoursPerWeek), currency: pay?.currency ?? null };
}

/** What the ledger of the register holds about its employer, oldest first; the last few are enough here. */
async function registerEventsOf({ sponsorOrganisationId, employer }: JobPage) {
  if (sponsorOrganisationId === null || !employer.register) return [];
  const events = await listEvents(sponsorOrganisationId, { limit: REGISTER_EVENTS });
  return events.reverse().map((event) => ({ words: eventMessage(event), day: event.seenOn }));
}

/** One they chose on the page, else their profile's; a guest's is known to their browser alone. */
function zoneOf(request: Request, visitor: SignedVisitor): string | null {
  const chosen = knownZone(new URL(request.url).searchParams.get("zone"));
  return chosen ?? (visitor.kind === "member" ? knownZone(visitor.timeZone) : null);
}

type SeoFor = { origin: string; isForSearchEngines: boolean };

/** Only search engines read the posting, and none is signed in. */
function seoOf(job: JobPage, { origin, isForSearchEngines }: SeoFor) {
  const canonical = origin + jobAddress(job);
  return {
    canonical,
    description: job.summary || `${job.title} at ${job.employer.name}.`,
    posting: job.isLive && isForSearchEngines ? jobPosting(job, { url: canonical }) : null,
  };
}

/** Nobody waits for a count, and a page is not lost with it. */
function countInBackground(jobId: number, now: Date): void {
  countView(jobId, now).catch((error: unknown) => log.warn({ error }, "A view was not counted"));
}
