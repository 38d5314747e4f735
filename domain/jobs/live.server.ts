import { and, eq, gt, isNull, lte, or, type Placeholder, type SQL } from "drizzle-orm";
import { jobs } from "#db/schema/jobs.ts";

/** What `isLive` in live.ts says, said to the database. A test holds the two equal. */
export function liveJobs(now: Date | Placeholder): SQL {
  return and(
    eq(jobs.state, "approved"),
    lte(jobs.postedAt, now),
    or(isNull(jobs.closesAt), gt(jobs.closesAt, now)),
  ) as SQL;
}
