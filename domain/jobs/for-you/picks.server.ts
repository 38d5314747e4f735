import { eq, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { cvs } from "#db/schema/cvs.ts";
import { hiddenJobs, jobPicks, type PickedJob } from "#db/schema/job-choices.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";

const userId = sql.placeholder("userId");
const pickedIds = sql`(select (pick ->> 'jobId')::int from jsonb_array_elements(${jobPicks.picks}) pick)`;

/** One question for everything the dashboard needs; it is asked with every page of it. */
const picksQuery = db
  .select({
    picks: jobPicks.picks,
    madeAt: jobPicks.madeAt,
    basis: jobPicks.basis,
    /** Hidden, saved or applied for: none is to be offered again. */
    gone: sql<number[]>`array(
      select ${hiddenJobs.jobId} from ${hiddenJobs}
      where ${hiddenJobs.userId} = ${userId} and ${hiddenJobs.jobId} in ${pickedIds}
      union all
      select ${savedJobs.jobId} from ${savedJobs}
      where ${savedJobs.userId} = ${userId} and ${savedJobs.jobId} in ${pickedIds})`,
    isCvNewer: sql<boolean>`exists (
      select 1 from ${cvs} where ${cvs.ownerId} = ${userId} and ${cvs.updatedAt} > ${jobPicks.madeAt})`,
  })
  .from(jobPicks)
  .where(sql`${jobPicks.userId} = ${userId}`)
  .prepare("job_picks");

/** What was picked for somebody; null where nothing ever was. */
export async function findPicks(ownerId: string) {
  const [row] = await picksQuery.execute({ userId: ownerId });
  if (!row) return null;
  const gone = new Set(row.gone);
  const picks = row.picks.filter(({ jobId }) => !gone.has(jobId));
  return { ...row, picks, isUsedUp: picks.length === 0 && row.picks.length > 0 };
}

/** What is not to be picked anew: else, with every pick saved or hidden, nothing would be left to show. */
export async function findGoneJobs(ownerId: string): Promise<ReadonlySet<number>> {
  const hidden = db
    .select({ jobId: hiddenJobs.jobId })
    .from(hiddenJobs)
    .where(eq(hiddenJobs.userId, ownerId));
  const saved = db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(eq(savedJobs.userId, ownerId));
  return new Set((await union(hidden, saved)).map(({ jobId }) => jobId));
}

export type StoredPicks = NonNullable<Awaited<ReturnType<typeof findPicks>>>;

type Kept = { picks: PickedJob[]; basis: string; now: Date };

/** Nothing is kept for somebody whose account is gone. */
export async function savePicks(ownerId: string, { picks, basis, now }: Kept): Promise<void> {
  await db.transaction((tx) =>
    tx.execute(sql`
      insert into job_picks (user_id, picks, made_at, basis)
      select id, ${JSON.stringify(picks)}::jsonb, ${now}, ${basis} from users where id = ${ownerId}
      on conflict (user_id) do update
      set picks = excluded.picks, made_at = excluded.made_at, basis = excluded.basis`),
  );
}
