import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { identityText, type Organisation } from "#rules/sponsor-register/organisation.ts";
import { batches } from "./batches.ts";
import type { OrganisationChange } from "./changed-organisations.ts";

type Context = {
  asOf: string;
  previousAsOf: string | null;
  revision: number;
  isDemo: boolean;
};

/** Numbers of the organisations just written, by name and town. */
export type NewIds = Map<string, number>;

export async function writeNewOrganisations(
  tx: Transaction,
  changes: readonly OrganisationChange[],
  { asOf, revision, isDemo }: Context,
): Promise<NewIds> {
  const ids: NewIds = new Map();
  const fresh = changes.filter(({ id }) => id === null).map(({ after }) => after!);
  for (const batch of batches(fresh)) {
    const { rows } = await tx.execute<{ id: number; name_key: string; town_key: string }>(sql`
      insert into sponsor_organisations
        (name_key, town_key, name, town, county, standing, first_seen_on, revision, is_demo)
      select name_key, town_key, name, town, county, standing, ${asOf}::date, ${revision}::int, ${isDemo}::boolean
      from ${columns(batch)}
      returning id, name_key, town_key`);
    for (const { id, name_key: nameKey, town_key: townKey } of rows) {
      ids.set(identityText({ nameKey, townKey }), id);
    }
  }
  return ids;
}

/** Those that changed, moved, came back or left. */
export async function updateOrganisations(
  tx: Transaction,
  changes: readonly OrganisationChange[],
  { asOf, previousAsOf, revision }: Context,
): Promise<void> {
  const known = changes.filter(({ id }) => id !== null);
  const listed = known.filter(({ after }) => after);
  for (const batch of batches(listed)) {
    await tx.execute(sql`
      update sponsor_organisations as kept
      set name_key = given.name_key, town_key = given.town_key, name = given.name, town = given.town,
        county = given.county, standing = given.standing, is_on_register = true,
        last_seen_on = null, left_on = null, revision = ${revision}::int
      from ${columns(
        batch.map(({ after }) => after!),
        batch.map(({ id }) => id!),
      )}
      where kept.id = given.id`);
  }
  const left = known.filter(({ before, after }) => before && !after).map(({ id }) => id);
  if (left.length === 0) return;
  await tx.execute(sql`
    update sponsor_organisations
    set is_on_register = false, last_seen_on = ${previousAsOf}::date, left_on = ${asOf}::date,
      revision = ${revision}::int
    where id = any(${sql.param(left)}::int[])`);
}

function columns(organisations: readonly Organisation[], ids?: readonly number[]) {
  const column = (of: (organisation: Organisation) => string | null) =>
    sql.param(organisations.map(of));
  return sql`unnest(
    ${sql.param(ids ?? organisations.map(() => 0))}::int[],
    ${column(({ nameKey }) => nameKey)}::text[], ${column(({ townKey }) => townKey)}::text[],
    ${column(({ name }) => name)}::text[], ${column(({ town }) => town)}::text[],
    ${column(({ county }) => county)}::text[], ${column(({ standing }) => standing)}::text[]
  ) as given (id, name_key, town_key, name, town, county, standing)`;
}
