import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { JobCard } from "./job-card.ts";
import { cardColumns, cardOf } from "./job-columns.server.ts";
import { jobRowCache } from "./row-cache.server.ts";

/** Asked by every list of jobs, so its text is written once. */
const cardsQuery = db
  .select(cardColumns)
  .from(jobs)
  .innerJoin(employers, eq(employers.id, jobs.employerId))
  .where(sql`${jobs.id} = any(${sql.placeholder("ids")}::int[])`)
  .prepare("job_cards");

const cardRows = jobRowCache(async (ids) =>
  (await cardsQuery.execute({ ids })).map((row) => [row.id, row] as const),
);

/** The cards of these jobs, in the order asked for; what no longer exists is left out. */
export async function findCards(ids: readonly number[], now: Date): Promise<JobCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardRows(ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [cardOf(row, now)] : [];
  });
}
