import { hash } from "node:crypto";
import { sanitiseHtml } from "#platform/markdown/sanitise-html.server.ts";
import { boundedCache } from "#rules/cache/bounded-cache.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { storableText } from "#rules/storable-text.ts";
import { jobSlug } from "../job-slug.ts";
import { sameJobWords } from "../same-job.ts";
import { summaryOf } from "../summary.ts";
import type { JobCountry, Sponsorship } from "../vocabulary.ts";
import { kindOf } from "./cleaning/kinds.ts";
import { levelOf } from "./cleaning/levels.ts";
import { closingMoment, readMoment } from "./cleaning/moments.ts";
import { cleanPay } from "./cleaning/pay.ts";
import { type Place, readPlace, remoteOf, zoneOf } from "./cleaning/places.ts";
import { sectorOf } from "./cleaning/sectors.ts";
import { asHtml, cleanLine } from "./cleaning/texts.ts";
import type { FeedJob } from "./feed-job.ts";
import type { FeedMoment, FeedRow } from "./feed-row.ts";
import type { RowRefusal } from "./refusals.ts";
import { reviewNeededFor } from "./review-needed.ts";
import { rowKey } from "./row-key.ts";

/** What holds for every row of a feed. */
export type FeedContext = {
  source: string;
  employerName: string | null;
  country: JobCountry | null;
  /** The ISO day on which it is read. */
  on: string;
};

/** Another number makes every job be written again at the next run: raise it when cleaning changes. */
const CLEANING = 3;
const MAX_TITLE_LENGTH = 200;
const MAX_PLACE_LENGTH = 300;

/** Turns a feed's words into ours, or says why the row cannot be used. */
export function cleanRow(row: FeedRow, context: FeedContext): Result<FeedJob, RowRefusal> {
  const title = cleanLine(row.title);
  const employerName = cleanLine(row.employer).slice(0, 200) || context.employerName;
  const apply = { applyUrl: webAddress(row.applyUrl), applyEmail: mailAddress(row.applyEmail) };
  if (!title) return no("no-title");
  if (title.length > MAX_TITLE_LENGTH) return no("title-too-long");
  if (!employerName) return no("no-employer");
  if (!rowKey(row)) return no("no-key");
  if (!apply.applyUrl && !apply.applyEmail) return no("no-way-to-apply");
  if (row.isCutShort) return no("text-not-fetched");

  const jobType = kindOf(row.employmentType, title);
  if (jobType === "not-a-job") return no("not-a-job");
  const closing = row.closesAt === null ? null : readMoment(row.closesAt);
  if (row.closesAt !== null && !closing) return no("closing-unreadable");
  const cleaned = { title, employerName, jobType, ...apply };
  return ok(withHash(jobOf(row, { ...cleaned, closing, context }), context.on));
}

type Cleaned = Pick<FeedJob, "title" | "employerName" | "jobType" | "applyUrl" | "applyEmail"> & {
  closing: ReturnType<typeof readMoment>;
  context: FeedContext;
};

function jobOf(row: FeedRow, { closing, context, ...cleaned }: Cleaned): Unhashed {
  const { title, employerName, jobType } = cleaned;
  const place = placeOf(row, context);
  const closesZone = zoneOf(place);
  const key = rowKey(row);
  const mark = shortHash(`${context.source}\n${key}`, "hex").slice(0, 10);
  return {
    ...cleaned,
    ...wordsOf(row.description),
    ...place,
    key,
    slug: jobSlug(title, employerName, mark),
    remote: remoteOf(row.remote, row.place, title),
    sector: sectorOf(title, row.department),
    level: levelOf(row.level, title, jobType),
    hoursPerWeek: hoursOf(row.hoursPerWeek),
    pay: cleanPay(row.pay),
    sponsorship: sponsorshipOf(row.sponsorship),
    postedAt: postedMoment(row.postedAt),
    closesAt: closing && closingMoment(closing, closesZone),
    closesZone,
    sameJobWords: sameJobWords({ title, ...place }),
  };
}

/** A feed's jobs are in few places. */
const places = boundedCache<Place>(1_000);

function placeOf(row: FeedRow, context: FeedContext) {
  const text = cleanLine(row.place).slice(0, MAX_PLACE_LENGTH) || null;
  const { country, city } = row;
  const given = { text, country, city, feedCountry: context.country };
  const place = places(JSON.stringify(given), () => readPlace(given));
  return { ...place, placeText: text };
}

function wordsOf(description: string | null) {
  const descriptionHtml = description
    ? sanitiseHtml(storableText(asHtml(description)), "employer")
    : "";
  return { descriptionHtml, summary: summaryOf(descriptionHtml) };
}

function postedMoment(given: FeedMoment | null): Date | null {
  return given === null ? null : (readMoment(given)?.at ?? null);
}

function webAddress(text: string | null): string | null {
  const url = URL.parse(text?.trim() ?? "");
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return isWeb && !url.username && url.href.length <= 2000 ? url.href : null;
}

function mailAddress(text: string | null): string | null {
  const plain = (text ?? "").trim();
  return /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>"]{2,}$/.test(plain) ? plain.slice(0, 254) : null;
}

function hoursOf(hours: number | null): number | null {
  return hours !== null && hours > 0 && hours <= 80 ? hours : null;
}

/** Only a plain yes or no in a field made for it. */
function sponsorshipOf(text: string | null): Sponsorship {
  const plain = (text ?? "").trim().toLowerCase();
  if (/^(yes|true|offered|available|1)$/.test(plain)) return "offered";
  return /^(no|false|not[- ]offered|unavailable|none|0)$/.test(plain) ? "not-offered" : "unsaid";
}

type Unhashed = Omit<FeedJob, "contentHash" | "waits">;

function withHash(job: Unhashed, on: string): FeedJob {
  const contentHash = shortHash(JSON.stringify([CLEANING, job]), "base64url");
  return { ...job, contentHash, waits: reviewNeededFor(job, on) };
}

function shortHash(text: string, digits: "hex" | "base64url"): string {
  return hash("sha256", text, digits).slice(0, 22);
}
