import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobDecisions, jobs } from "#db/schema/jobs.ts";
import { isTakenDown } from "../taken-down.server.ts";
import type { HeldJob } from "./plan-import.ts";

/** Every job of a source, with what an import needs to know of it. */
export async function heldJobsOf(source: string): Promise<HeldJob[]> {
  const rows = await db
    .select({
      id: jobs.id,
      externalKey: jobs.externalKey,
      contentHash: jobs.contentHash,
      state: jobs.state,
      closesAt: jobs.closesAt,
    })
    .from(jobs)
    .where(eq(jobs.source, source));
  return rows.map((row) => ({ ...row, externalKey: row.externalKey ?? "" }));
}

/** Which of these jobs are open under another source. */
export async function openElsewhere({
  keys,
  source,
  now,
}: {
  keys: string[];
  source: string;
  now: Date;
}): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct ${jobs.sameJobKey} as key from ${jobs}
    where ${jobs.sameJobKey} = any(${sql.param(keys)}::text[]) and ${jobs.source} <> ${source}
      and ${jobs.state} in ('approved', 'waiting')
      and (${jobs.closesAt} is null or ${jobs.closesAt} > ${now})`);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Which of these jobs staff took off the board, whichever source had brought them.
 * One that went because it stood there twice may stay once.
 */
export async function takenDownOf(keys: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct ${jobs.sameJobKey} as key from ${jobs}
    where ${jobs.sameJobKey} = any(${sql.param(keys)}::text[]) and ${isTakenDown}
      and not exists (
        select from ${jobDecisions}
        where ${jobDecisions.jobId} = ${jobs.id} and ${jobDecisions.decision} = 'taken-down'
          and 'duplicate' = any(${jobDecisions.reasons}))`);
  return new Set(rows.map(({ key }) => key));
}
