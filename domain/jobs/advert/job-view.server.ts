import { dayIn } from "#rules/day-in.ts";
import { longDay } from "#rules/days.ts";
import { dayAndTimeIn, placeOf } from "#rules/zoned-time.ts";
import { cardView } from "../board/card-view.server.ts";
import type { CardFit } from "../board/card-view.ts";
import { hoursLabel, townOrCountry } from "../card-labels.ts";
import { companyAddress } from "../company/company-address.ts";
import { jobAddress } from "../job-address.ts";
import type { JobCard } from "../job-card.ts";
import { payLabel } from "../pay-label.ts";
import { jobTypes, sectors } from "../vocabulary.ts";
import { closingLabel, postedLabel } from "./closing-labels.ts";
import type { JobPage } from "./job-page.server.ts";
import type { ApplyView, ClosingView, JobStatus, JobView } from "./job-view.ts";
import { placeFact } from "./place-fact.ts";
import { readerZones } from "./reader-zones.ts";
import { knownOf } from "./register-labels.ts";
import { type RegisterEvent, registerPanel } from "./register-panel.ts";
import { sponsorshipView } from "./sponsorship-view.ts";
import { zoneView } from "./zone-view.ts";

export type JobReader = {
  now: Date;
  /** Their own, or one they chose; null where only their browser knows. */
  timeZone: string | null;
  origin: string;
  /** Somebody who may see it before readers do: its employer, or our staff. */
  isPreview: boolean;
};

/** What other tables know that the page shows beside the job. */
export type BesideJob = {
  similar: readonly JobCard[];
  /** Verdicts on those for the reader, by job. */
  fits?: ReadonlyMap<number, CardFit>;
  events: readonly RegisterEvent[];
};

/** Turns a job into what its page shows. */
export function jobView(job: JobPage, beside: BesideJob, reader: JobReader): JobView {
  const standing = statusOf(job, reader);
  const href = jobAddress(job);
  const url = reader.origin + href;

  return {
    slug: job.slug,
    href,
    board:
      job.board === "jobs"
        ? { label: "Jobs", path: "/jobs" }
        : { label: "Part-time jobs", path: "/part-time-jobs" },
    title: job.title,
    employer: job.employer.name,
    employerLogo: job.employerLogoId ? `/pictures/${job.employerLogoId}` : null,
    employerPlace: townOrCountry(job),
    crumbs: crumbsOf(job),
    facts: factsOf(job, reader),
    status: standing,
    apply: standing.kind === "live" ? applyOf(job) : null,
    closing: standing.kind === "closed" ? null : closingOf(job, reader.timeZone),
    descriptionHtml: job.descriptionHtml || wordlessHtml(job),
    sponsorship: sponsorshipView(job, dayIn("gb", reader.now)),
    register: registerPanel(job, beside.events),
    student: job.board === "part-time-jobs" ? knownOf(job) : null,
    briefHref: briefHrefOf(job),
    about: { text: job.employerAbout, website: job.employerWebsite },
    similar: beside.similar.map((card) => cardView(card, { ...reader, fits: beside.fits })),
    share: { url, mailHref: mailOf(`${job.title}, ${job.employer.name}`, url) },
    isDemo: job.isDemo,
  };
}

function statusOf(job: JobPage, { now, isPreview }: JobReader): JobStatus {
  if (job.isLive) return { kind: "live" };
  const isOver = job.state === "closed" || (job.state === "approved" && job.postedAt <= now);
  if (isOver) return { kind: "closed", words: closedMessage(job) };
  return { kind: "preview", words: isPreview ? (previewWords[job.state] ?? "") : "" };
}

const previewWords: Partial<Record<JobPage["state"], string>> = {
  draft: "This is a draft. Only you and your colleagues can see it.",
  waiting: "This advert is waiting for review by our staff. Readers cannot see it yet.",
  "sent-back": "This advert was sent back to be changed. Readers cannot see it.",
  declined: "This advert was declined. Readers cannot see it.",
  approved: "This advert is approved and opens on its start date. Readers cannot see it yet.",
};

/** An advert may have been taken off before its closing time. */
function closedMessage({ closedAt, closesAt, closesZone }: JobPage): string {
  const when = closedAt && (!closesAt || closedAt < closesAt) ? closedAt : closesAt;
  return when
    ? `This job closed on ${dayAndTimeIn(closesZone, when)}, ${placeOf(closesZone)} time.`
    : "This job has closed.";
}

function factsOf(job: JobPage, { now, timeZone }: JobReader): JobView["facts"] {
  return {
    pay: payLabel(job.pay),
    hours: [jobTypes[job.jobType], hoursLabel(job)].filter(Boolean).join(", "),
    place: placeFact(job),
    starts: job.startsOn ? `Starts ${longDay(job.startsOn)}` : null,
    closes: job.closesAt && job.closesAt > now ? closingLabel(job, now, timeZone) : null,
    posted: postedLabel(job, now),
  };
}

/** Some feeds bring a title and a link, and no word of the advert. */
function wordlessHtml({ applyUrl }: JobPage): string {
  const where = applyUrl ? "Read it on the employer’s site" : "Ask the employer about it";
  return `<p>We were given no description of this job. ${where} before you apply.</p>`;
}

function crumbsOf(job: JobPage): JobView["crumbs"] {
  const path = `/${job.board}`;
  const sector = new URLSearchParams({ sector: job.sector });
  const city = job.city ? new URLSearchParams({ sector: job.sector, city: job.city }) : null;
  return [
    { label: job.board === "jobs" ? "Jobs" : "Part-time jobs", href: path },
    { label: sectors[job.sector], href: `${path}?${sector}` },
    ...(job.city && city ? [{ label: job.city, href: `${path}?${city}` }] : []),
    // The way to the employer's page: a crumb costs the page's script nothing.
    { label: job.employer.name, href: companyAddress(job.employer.slug) },
  ];
}

/** All ways lead over our own address, where they are counted. */
function applyOf({ slug, applyUrl, applyEmail, applyForm, employer }: JobPage): ApplyView | null {
  const href = `/jobs/${encodeURIComponent(slug)}/apply`;
  if (applyForm) return { kind: "site", href, label: "Apply on Waymark" };
  if (applyUrl) {
    const label = `Apply on ${possessive(employer.name)} site`;
    return { kind: "site", href, label, target: "_blank", note: ", opens a new tab" };
  }
  return applyEmail ? { kind: "mail", href, address: applyEmail } : null;
}

function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}’` : `${name}’s`;
}

function closingOf({ closesAt, closesZone }: JobPage, timeZone: string | null): ClosingView | null {
  if (!closesAt) return null;
  return {
    closesAt: closesAt.toISOString(),
    there: zoneView(closesAt, closesZone, closesZone),
    here: timeZone ? zoneView(closesAt, timeZone, closesZone) : null,
    zones: readerZones,
  };
}

/** The page a student may send along speaks of the United Kingdom. */
function briefHrefOf({ board, country, employer, title }: JobPage): string | null {
  if (board !== "jobs" || country !== "gb") return null;
  return `/employer-brief?${new URLSearchParams({ employer: employer.name, job: title })}`;
}

function mailOf(subject: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;
}
