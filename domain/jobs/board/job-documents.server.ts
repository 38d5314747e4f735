import { textOfHtml } from "#rules/html-text.ts";
import type { VerdictCode } from "#rules/uk-work/verdict-types.ts";
import type { IndexShape, SearchDocument } from "#search/contract.ts";
import { familyWordsOf } from "../families/family-words.server.ts";
import { boardOf } from "../job-address.ts";
import { placesOfJob } from "../places/job-places.server.ts";
import { studentSafety } from "../student-safe.ts";
import { advertSays, type StoredSayings } from "../verdict/advert-says.ts";
import {
  codesOf,
  countries,
  type Fit,
  fits,
  type JobCountry,
  type JobType,
  jobTypes,
  levels,
  type Remote,
  registerStates,
  remotes,
  type Sector,
  type Sponsorship,
  sectors,
  sponsorships,
} from "../vocabulary.ts";
import { moneyOf } from "./board-pay.ts";

/** What the index holds of a job. */
export const jobShape: IndexShape = {
  words: [
    { field: "title", weight: 4 },
    { field: "employer", weight: 2 },
    { field: "place", weight: 2 },
    { field: "body", weight: 1 },
  ],
  facets: [
    { name: "board", values: ["jobs", "part-time-jobs"] },
    { name: "country", values: codesOf(countries) },
    { name: "sector", values: codesOf(sectors) },
    { name: "type", values: codesOf(jobTypes) },
    { name: "level", values: codesOf(levels) },
    { name: "remote", values: codesOf(remotes) },
    { name: "sponsorship", values: codesOf(sponsorships) },
    { name: "register", values: codesOf(registerStates) },
    { name: "safe", values: ["yes", "no"] },
    { name: "fit", values: codesOf(fits) },
    { name: "passing", many: true },
    { name: "city", many: true },
    { name: "at", many: true },
    { name: "area", many: true },
    { name: "employer" },
    // A search for "nurse or midwife" asks for either; words are all asked for.
    { name: "work", many: true },
  ],
  numbers: ["postedAt", "opensAt", "closesAt", "pay", "arrived", "fitRank"],
  newest: "postedAt",
};

export type IndexedJob = {
  id: number;
  title: string;
  employerName: string;
  summary: string;
  descriptionHtml: string;
  country: string;
  city: string | null;
  placeText: string | null;
  sector: string;
  jobType: string;
  level: string;
  remote: string;
  sponsorship: string;
  sponsorStatus: string | null;
  hoursPerWeek: number | null;
  yearlyPay: number | null;
  currency: string | null;
  postedAt: Date;
  isUndated: boolean;
  closesAt: Date | null;
  createdAt: Date;
  /** Read for its visa verdict; null until it is, and outside the United Kingdom. */
  typical: VerdictCode | null;
  passing: readonly string[] | null;
  stance: string | null;
  sayings: StoredSayings["sayings"] | null;
};

/** An advert is found by its first pages; a catalogue pasted below them helps nobody. */
const MAX_TEXT = 20_000;

/** A document says what is true on the day it is made. */
export function jobDocument(job: IndexedJob, today: string): SearchDocument {
  const { id, country, sector, jobType: type, level, remote, sponsorship } = job;
  const { studentSafe } = studentSafety(job, today);
  const fit = fitOf(job);
  const { cities, at, areas } = placesOfJob(job);
  const { words, work } = wordsOf(job);
  return {
    id,
    words,
    facets: {
      work,
      ...{ city: cities, at, area: areas, employer: job.employerName },
      ...{ country, sector, type, level, remote, sponsorship },
      board: boardOf(type),
      register: country === "gb" ? job.sponsorStatus : null,
      safe: studentSafe === null ? null : studentSafe ? "yes" : "no",
      fit,
      passing: fit && maySponsor(job) ? (job.passing ?? []) : [],
    },
    numbers: {
      postedAt: newnessOf(job),
      opensAt: second(job.postedAt),
      closesAt: job.closesAt && second(job.closesAt),
      pay: payOf(job),
      arrived: arrivalOf(job),
      fitRank: fit && fitRanks[fit],
    },
  };
}

/** A licence, and no word of the employer's against it: what the card says in red fits nobody. */
function maySponsor({ sponsorStatus, sponsorship, stance, sayings }: IndexedJob): boolean {
  if (sponsorStatus !== "licensed") return false;
  const kept = { stance: stance ?? "", sayings: sayings ?? [] };
  return advertSays({ sponsorship: sponsorship as Sponsorship }, kept)?.answer !== "no";
}

function wordsOf(job: IndexedJob): { words: SearchDocument["words"]; work: readonly string[] } {
  const { title, employerName, city, placeText, country } = job;
  const advert = textOfHtml(job.descriptionHtml.slice(0, MAX_TEXT));
  // The summary says the advert's first sentences again.
  const family = familyWordsOf({ title, employer: employerName, text: advert });
  const text = `${job.summary}\n${advert}`;
  const words = {
    title: `${title} ${family.title}`,
    employer: `${employerName} ${family.employer}`,
    place: [city, placeText, countries[country as JobCountry]].filter(Boolean).join(" "),
    body: [text, ...labelsOf(job), family.body].join("\n"),
  };
  return { words, work: family.work };
}

/** Few adverts stand longer, and no choice of days goes further back. */
const ASSUMED_AGE_MINUTES = 90 * 24 * 60;

/**
 * How new a job is said to be. One that gives no day may be months old on the day we first see
 * it: it is taken for three, so it stands behind those that are newer and in no "last 7 days", but
 * a word in its title still counts for more than its age.
 */
function newnessOf({ postedAt, isUndated }: IndexedJob): number {
  return minute(postedAt) - (isUndated ? ASSUMED_AGE_MINUTES : 0);
}

/** The board for part-time work asks about a student's hours, not about sponsorship. */
function fitOf({ country, jobType, typical }: IndexedJob): Fit | null {
  return country === "gb" && boardOf(jobType) === "jobs" && typical ? fitsByCode[typical] : null;
}

const fitsByCode: Record<VerdictCode, Fit> = {
  fits: "fits",
  "fits-as-new-entrant": "new-entrant",
  "cannot-tell": "unknown",
  below: "closed",
  "occupation-not-eligible": "closed",
  "employer-not-found": "unknown",
  "employer-not-a-rated": "closed",
};

/** Best first. */
const fitRanks: Record<Fit, number> = { fits: 4, "new-entrant": 3, unknown: 2, closed: 1 };

/** Whole units of the money of the job's country. In other money it cannot be compared with its neighbours. */
function payOf({ yearlyPay, currency, country }: IndexedJob): number | null {
  const isComparable = currency !== null && currency === moneyOf(country);
  return yearlyPay === null || !isComparable ? null : Math.floor(yearlyPay / 100);
}

function labelsOf({ sector, jobType, remote }: IndexedJob): string[] {
  return [sectors[sector as Sector], jobTypes[jobType as JobType], remotes[remote as Remote]];
}

export function minute(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000);
}

const FIRST_SECOND = Date.UTC(2020, 0, 1) / 1000;

/** Whole seconds since 2020, begun ones counted: small enough for an address and for the index. */
export function second(instant: Date): number {
  return Math.ceil(instant.getTime() / 1000) - FIRST_SECOND;
}

/** When a job came to the board: an old advert from a feed comes on the day it is read. */
function arrivalOf({ createdAt, postedAt }: IndexedJob): number {
  return second(createdAt > postedAt ? createdAt : postedAt);
}
