import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";

/** So many adverts of one employer are looked at: they lead to the same place. */
const MAX_ADVERTS = 50;

/** An employer, and where its own page and its adverts lead. */
type AdvertAddresses = { name: string; addresses: string[]; adverts: number };

/**
 * Employers in the United Kingdom of whom no firm entry of the register is known, those with the
 * most adverts first. What staff have settled is left out. With a name, only those of that name.
 */
export async function listAdvertAddresses(
  limit: number,
  name: string | null = null,
): Promise<AdvertAddresses[]> {
  const { rows } = await db.execute<AdvertAddresses>(sql`
    select employers.name, adverts.count::int as adverts,
      array_remove(array_prepend(employers.website, adverts.addresses), null) as addresses
    from employers
    join lateral (
      select count(*) as count, coalesce(array_agg(distinct apply_url), '{}') as addresses
      from (select apply_url from jobs
        where jobs.employer_id = employers.id and jobs.country = 'gb' and jobs.state = 'approved'
        limit ${MAX_ADVERTS}) as adverts_of
    ) as adverts on adverts.count > 0
    where employers.sponsor_status in ('not_found', 'possible_match')
      and employers.sponsor_confirmed_at is null
      ${name === null ? sql`` : sql`and employers.name = ${name}`}
    order by adverts.count desc, employers.id
    limit ${limit}`);
  return rows;
}
