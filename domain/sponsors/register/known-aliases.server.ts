import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { bareName, identityKey } from "#rules/sponsor-register/name-keys.ts";

/**
 * Names everybody uses for organisations that the register lists under another.
 * Checked against the register of 10 July 2026. Staff add more on their screen.
 */
const knownAliases = [
  { alias: "PwC", name: "PricewaterhouseCoopers LLP", townKey: "london" },
  { alias: "PricewaterhouseCoopers", name: "PricewaterhouseCoopers LLP", townKey: "london" },
  { alias: "EY", name: "Ernst & Young", townKey: "london" },
  { alias: "JPMorgan", name: "JPMorgan Chase Bank, National Association", townKey: "london" },
  { alias: "JPMorgan Chase", name: "JPMorgan Chase Bank, National Association", townKey: "london" },
  { alias: "J.P. Morgan", name: "JPMorgan Chase Bank, National Association", townKey: "london" },
] as const;

/** After each import: adds those whose organisation is there; what staff have said or removed stays so. */
export async function addKnownAliases(
  tx: Transaction,
  { now, revision }: { now: Date; revision: number },
): Promise<void> {
  await tx.execute(sql`
    with added as (insert into sponsor_aliases (alias, alias_key, organisation_id, confirmed_at)
    select known.alias, known.alias_key, found.id, ${now.toISOString()}::timestamptz
    from unnest(
      ${sql.param(knownAliases.map(({ alias }) => alias))}::text[],
      ${sql.param(knownAliases.map(({ alias }) => aliasKey(alias)))}::text[],
      ${sql.param(knownAliases.map(({ name }) => identityKey(name)))}::text[],
      ${sql.param(knownAliases.map(({ townKey }) => townKey))}::text[]
    ) as known (alias, alias_key, name_key, town_key)
    join sponsor_organisations as found using (name_key, town_key)
    on conflict (alias_key) do nothing
    returning organisation_id)
    update sponsor_organisations set revision = ${revision}::int
    where id in (select organisation_id from added)`);
}

/** An alias is one whatever its spaces: J.P. Morgan and JP Morgan. */
export function aliasKey(alias: string): string {
  return bareName(alias).replaceAll(" ", "");
}

/** Whether a name came with Waymark; nobody in particular has confirmed it then. */
export function isKnownAlias(key: string): boolean {
  return knownAliases.some(({ alias }) => aliasKey(alias) === key);
}
