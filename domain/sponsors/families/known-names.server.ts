import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { bareName, identityKey } from "#rules/sponsor-register/name-keys.ts";
import { townKey } from "#rules/sponsor-register/town-key.ts";
import { reviewedNames } from "./reviewed-names.server.ts";

/**
 * Ties the reviewed names to the entries that this copy of the register has; the others wait for a
 * copy that has theirs. An entry that moved is still meant where it is the only one of its name.
 * What staff have said or rejected stays so, and a row that left our files goes.
 */
export async function addKnownNames(
  tx: Transaction,
  { now, revision }: { now: Date; revision: number },
): Promise<void> {
  const rows = reviewedNames();
  const column = (read: (row: (typeof rows)[number]) => string) => sql.param(rows.map(read));
  await tx.execute(sql`
    with known as materialized (select * from unnest(
        ${column(({ name }) => name)}::text[],
        ${column(({ name }) => aliasKey(name))}::text[],
        ${column(({ entry }) => identityKey(entry))}::text[],
        ${column(({ town }) => townKey(town))}::text[],
        ${column(({ why }) => why)}::text[],
        ${column(({ checkedOn }) => checkedOn)}::date[]
      ) as row (alias, alias_key, name_key, town_key, why, checked_on)),
    tied as (select distinct on (known.alias_key, found.id) known.*, found.id as organisation_id
      from known join sponsor_organisations as found on found.name_key = known.name_key
        and not found.is_demo and (found.town_key = known.town_key or not exists (
          select 1 from sponsor_organisations as namesake
          where namesake.name_key = found.name_key and namesake.id <> found.id
            and not namesake.is_demo))),
    added as (insert into sponsor_aliases (alias, alias_key, organisation_id, why, checked_on, confirmed_at)
      select alias, alias_key, organisation_id, why, checked_on, ${now.toISOString()}::timestamptz from tied
      on conflict (alias_key, organisation_id) do update
        set alias = excluded.alias, why = excluded.why, checked_on = excluded.checked_on
        where sponsor_aliases.confirmed_by_id is null and sponsor_aliases.removed_at is null
          and (sponsor_aliases.alias, sponsor_aliases.why, sponsor_aliases.checked_on)
            is distinct from (excluded.alias, excluded.why, excluded.checked_on)
      returning organisation_id),
    dropped as (delete from sponsor_aliases as old
      where old.checked_on is not null and old.confirmed_by_id is null and old.removed_at is null
        and not exists (select 1 from tied
          where tied.alias_key = old.alias_key and tied.organisation_id = old.organisation_id)
      returning organisation_id)
    update sponsor_organisations set revision = ${revision}::int
    where id in (select organisation_id from added union select organisation_id from dropped)`);
}

/** A name is one whatever its spaces: J.P. Morgan and JP Morgan. */
export function aliasKey(alias: string): string {
  return bareName(alias).replaceAll(" ", "");
}
