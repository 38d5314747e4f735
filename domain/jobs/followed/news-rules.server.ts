import { and, gt, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { employers } from "#db/schema/employers.ts";
import { followedEmployers } from "#db/schema/job-choices.ts";
import { jobs } from "#db/schema/jobs.ts";
import { liveJobs } from "../live.server.ts";

/** An import may be writing still: what came in these minutes is told tomorrow, and so never missed. */
const SETTLING_MS = 30 * 60_000;

/** Live, and come to the board since its follower was last told. */
export function isNewJob(now: Date): SQL {
  const arrivedAt = sql`greatest(${jobs.postedAt}, ${jobs.createdAt})`;
  return and(
    liveJobs(now),
    gt(arrivedAt, followedEmployers.toldUpTo),
    lte(arrivedAt, settledBy(now)),
  ) as SQL;
}

export function settledBy(now: Date): Date {
  return new Date(now.getTime() - SETTLING_MS);
}

/**
 * The register says another thing than when they were last told; a first answer is no news. Between "a name
 * like it" and "not found" no licence changed, only whom we took it for.
 */
export const isLicenceNews = sql<boolean>`(${followedEmployers.registerSeen} is not null and ${employers.sponsorStatus} is not null and ${followedEmployers.registerSeen} <> ${employers.sponsorStatus} and not (${isUnsure(followedEmployers.registerSeen)} and ${isUnsure(employers.sponsorStatus)}))`;

function isUnsure(status: AnyPgColumn): SQL {
  return sql`${status} in ('possible_match', 'not_found')`;
}
