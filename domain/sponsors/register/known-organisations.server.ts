import { pool } from "#db/client.server.ts";
import type { Identity } from "#rules/sponsor-register/organisation.ts";

export type KnownOrganisation = Identity & { id: number };

type Wanted = { ids: readonly number[]; identities: readonly Identity[]; isDemo: boolean };

const FIND_KNOWN = `
  select id, name_key as "nameKey", town_key as "townKey" from sponsor_organisations
  where id = any($1::int[])
  union
  select found.id, found.name_key, found.town_key
  from unnest($2::text[], $3::text[]) as wanted (name_key, town_key)
  join sponsor_organisations as found using (name_key, town_key) where found.is_demo = $4`;

/** Organisations we have met, by number or by name and town, whether listed now or not. */
export async function findKnown({ ids, identities, isDemo }: Wanted): Promise<KnownOrganisation[]> {
  const { rows } = await pool().query<KnownOrganisation>(FIND_KNOWN, [
    ids,
    identities.map(({ nameKey }) => nameKey),
    identities.map(({ townKey }) => townKey),
    isDemo,
  ]);
  return rows;
}
