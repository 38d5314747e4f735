import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { JobCard } from "./job-card.ts";
import { type CardRow, cardColumns, cardOf, isSameCard } from "./job-columns.server.ts";
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

/** A row that many pages show makes one card, which stays the same object while it says the same. */
const cardsOfRows = new WeakMap<CardRow, { card: JobCard; on: Date }>();

function cachedCard(row: CardRow, now: Date): JobCard {
  const known = cardsOfRows.get(row);
  if (known && isSameCard(row, known.on, now)) return known.card;
  const card = cardOf(row, now);
  cardsOfRows.set(row, { card, on: now });
  return card;
}

/** The cards of these jobs, in the order asked for; what no longer exists is left out. */
export async function findCards(ids: readonly number[], now: Date): Promise<JobCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardRows(ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [cachedCard(row, now)] : [];
  });
}
