import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { FeedFormat } from "./feed-formats.ts";
import { lastFormatOf } from "./feed-runs.server.ts";
import { isReservedSource, oldSourceNameOf, sourceNameOf } from "./source-name.ts";

/** How the source was found that nobody named: by the whole path, or by the bare name it had once. */
export type Unnamed = "by-path" | "by-old-name";

type Found = { source: string; unnamed: Unnamed };

/**
 * The source of a file or an address for which none was said. One that came before November 2026
 * goes on under its bare name, so that its jobs are changed and closed as before.
 */
export async function unnamedSource(from: string, format: FeedFormat): Promise<Found> {
  const found: Found = { source: sourceNameOf(from), unnamed: "by-path" };
  const old = oldSourceNameOf(from);
  if (isReservedSource(old) || (await holdsJobs(found.source))) return found;
  const isOld = (await holdsJobs(old)) && (await lastFormatOf(old)) === format;
  return isOld ? { source: old, unnamed: "by-old-name" } : found;
}

async function holdsJobs(source: string): Promise<boolean> {
  const [one] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.source, source), eq(jobs.state, "approved")))
    .limit(1);
  return one !== undefined;
}

type Known = { keys: readonly string[]; source: string; now: Date };

/** The one other source under which at least half of these jobs are open, if there is one to go on with. */
export async function sourceOfMost({ keys, source, now }: Known): Promise<string | null> {
  const { rows } = await db.execute<{ source: string; count: number }>(sql`
    select ${jobs.source} as source, count(distinct ${jobs.sameJobKey})::int as count from ${jobs}
    where ${jobs.sameJobKey} = any(${sql.param(keys)}::text[]) and ${jobs.source} <> ${source}
      and ${jobs.state} in ('approved', 'waiting')
      and (${jobs.closesAt} is null or ${jobs.closesAt} > ${now})
    group by ${jobs.source} order by count desc limit 20`);
  const most = rows.find((row) => !isReservedSource(row.source));
  return most && most.count * 2 >= new Set(keys).size ? most.source : null;
}
