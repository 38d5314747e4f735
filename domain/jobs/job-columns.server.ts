import { type SQL, sql } from "drizzle-orm";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { isoDay } from "#rules/days.ts";
import { boardOf } from "./job-address.ts";
import type { JobCard, JobEmployer, Pay } from "./job-card.ts";
import { isLive, type JobState } from "./live.ts";
import { studentSafety } from "./student-safe.ts";
import type { RegisterState } from "./vocabulary.ts";

/**
 * A feed's job without a day was given the moment of its first import (`givenOrNow` in
 * feeds/write-feed-jobs.server.ts), which is when its row was made.
 */
export const isUndated: SQL<boolean> = sql`(${jobs.externalKey} is not null and ${jobs.postedAt} = ${jobs.createdAt})`;

/** What a card needs of a job and its employer. */
export const cardColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  summary: jobs.summary,
  country: jobs.country,
  city: jobs.city,
  remote: jobs.remote,
  sector: jobs.sector,
  jobType: jobs.jobType,
  level: jobs.level,
  hoursPerWeek: jobs.hoursPerWeek,
  currency: jobs.currency,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryPeriod: jobs.salaryPeriod,
  sponsorship: jobs.sponsorship,
  /** Read for what it says about self-employment; of other jobs nothing depends on it. */
  partTimeHtml: sql<
    string | null
  >`case when ${jobs.jobType} = 'part-time' then ${jobs.descriptionHtml} end`,
  postedAt: jobs.postedAt,
  isUndated,
  closesAt: jobs.closesAt,
  closesZone: jobs.closesZone,
  state: jobs.state,
  isDemo: jobs.isDemo,
  employerId: employers.id,
  employerSlug: employers.slug,
  employerName: employers.name,
  sponsorStatus: employers.sponsorStatus,
  sponsorAsOf: employers.sponsorAsOf,
  sponsorWhy: employers.sponsorWhy,
};

/** The codes in their columns are checked on every way in. */
type Codes = Pick<JobCard, "country" | "remote" | "sector" | "jobType" | "level" | "sponsorship">;
type Judged = "studentSafe" | "studentSafeWhy" | "board" | "employer" | "pay" | "isLive";
type AsTheyStand = Omit<JobCard, keyof Codes | Judged>;

export type CardRow = Record<keyof Codes, string> &
  AsTheyStand & {
    partTimeHtml: string | null;
    currency: string | null;
    salaryMin: number | null;
    salaryMax: number | null;
    salaryPeriod: Pay["period"] | null;
    state: JobState;
    employerId: number;
    employerSlug: string;
    employerName: string;
    sponsorStatus: string | null;
    sponsorAsOf: string | null;
    sponsorWhy: string | null;
  };

export function cardOf(row: CardRow, now: Date): JobCard {
  const { id, slug, title, summary, city, hoursPerWeek } = row;
  const { postedAt, isUndated: hasNoDay, closesAt, closesZone, isDemo } = row;
  return {
    ...codesOf(row),
    ...{ id, slug, title, summary, city, hoursPerWeek },
    ...studentSafety({ ...row, descriptionHtml: row.partTimeHtml }, isoDay(now)),
    ...{ postedAt, isUndated: hasNoDay, closesAt, closesZone, isDemo },
    board: boardOf(row.jobType),
    employer: employerOf(row),
    pay: payOf(row),
    isLive: isLive(row, now),
  };
}

/** Whether a card says the same at both moments: of time it knows the day, and whether the job is live. */
export function isSameCard(row: CardRow, one: Date, other: Date): boolean {
  return isoDay(one) === isoDay(other) && isLive(row, one) === isLive(row, other);
}

function codesOf({ country, remote, sector, jobType, level, sponsorship }: CardRow): Codes {
  return { country, remote, sector, jobType, level, sponsorship } as Codes;
}

/** The register is the United Kingdom's: it says nothing of a job elsewhere. */
function employerOf(row: CardRow): JobEmployer {
  const { employerId: id, employerSlug: slug, employerName: name } = row;
  const { country, sponsorStatus, sponsorAsOf: asOf, sponsorWhy: why } = row;
  const isKnown = country === "gb" && sponsorStatus !== null && asOf !== null;
  return {
    id,
    slug,
    name,
    register: isKnown ? { state: sponsorStatus as RegisterState, asOf, why } : null,
  };
}

function payOf({ currency, salaryMin, salaryMax, salaryPeriod }: CardRow): Pay | null {
  if (currency === null || salaryMin === null || salaryPeriod === null) return null;
  return { currency, min: salaryMin, max: salaryMax, period: salaryPeriod };
}
