import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobDecisions, jobs } from "#db/schema/jobs.ts";
import { isTakenDown } from "../taken-down.server.ts";
import type { RegisterState } from "../vocabulary.ts";
import type { HeldJob } from "./plan-import.ts";

/** So many jobs are read, or looked for, in one statement: pages of the embedded engine wait for each. */
const AT_ONCE = 3000;

/** Every job of a source, with what an import needs to know of it. */
export async function heldJobsOf(source: string): Promise<HeldJob[]> {
  const held: HeldJob[] = [];
  for (let after = ""; ; ) {
    const rows = await db
      .select({
        id: jobs.id,
        externalKey: sql<string>`${jobs.externalKey}`,
        contentHash: jobs.contentHash,
        state: jobs.state,
        closesAt: jobs.closesAt,
      })
      .from(jobs)
      .where(and(eq(jobs.source, source), gt(jobs.externalKey, after)))
      .orderBy(jobs.externalKey)
      .limit(AT_ONCE);
    held.push(...rows);
    if (rows.length < AT_ONCE) return held;
    after = rows.at(-1)!.externalKey;
  }
}

/** Which of these jobs are open under another source. */
export function openElsewhere({
  keys,
  source,
  now,
}: {
  keys: readonly string[];
  source: string;
  now: Date;
}): Promise<Set<string>> {
  return keysOf(
    keys,
    sql`${jobs.source} <> ${source} and ${jobs.state} in ('approved', 'waiting')
      and (${jobs.closesAt} is null or ${jobs.closesAt} > ${now})`,
  );
}

/**
 * Which of these jobs staff took off the board, whichever source had brought them.
 * One that went because it stood there twice may stay once.
 */
export function takenDownOf(keys: readonly string[]): Promise<Set<string>> {
  return keysOf(
    keys,
    sql`${isTakenDown} and not exists (
      select from ${jobDecisions}
      where ${jobDecisions.jobId} = ${jobs.id} and ${jobDecisions.decision} = 'taken-down'
        and 'duplicate' = any(${jobDecisions.reasons}))`,
  );
}

/** Those of these keys under which such a job is held. */
async function keysOf(keys: readonly string[], isSuch: SQL): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE);
    const { rows } = await db.execute<{ key: string }>(sql`
      select distinct ${jobs.sameJobKey} as key from ${jobs}
      where ${jobs.sameJobKey} = any(${sql.param(some)}::text[]) and ${isSuch}`);
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** What the register says about these employers; those that were not looked up are left out. */
export async function registerStates(ids: readonly number[]): Promise<Map<number, RegisterState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: employers.id, state: employers.sponsorStatus })
    .from(employers)
    .where(inArray(employers.id, [...ids]));
  return new Map(rows.flatMap(({ id, state }) => (state ? [[id, state as RegisterState]] : [])));
}
