import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { identityText } from "#rules/sponsor-register/organisation.ts";
import { batches } from "./batches.ts";
import type { OrganisationChange } from "./changed-organisations.ts";
import type { AddedRow, CopiesChange } from "./settle-copies.ts";
import type { NewIds } from "./write-organisations.server.ts";

/** Rows that the new file has more or fewer copies of, and those it no longer has. */
export async function changeCopies(
  tx: Transaction,
  changes: readonly CopiesChange[],
): Promise<void> {
  const gone = changes.filter(({ copies }) => copies === 0).map(({ id }) => id);
  if (gone.length > 0) {
    await tx.execute(sql`delete from sponsor_licences where id = any(${sql.param(gone)}::int[])`);
  }
  const kept = changes.filter(({ copies }) => copies > 0);
  if (kept.length === 0) return;
  await tx.execute(sql`
    update sponsor_licences as kept set copies = given.copies
    from unnest(
      ${sql.param(kept.map(({ id }) => id))}::int[], ${sql.param(kept.map(({ copies }) => copies))}::smallint[]
    ) as given (id, copies)
    where kept.id = given.id`);
}

export async function writeNewRows(
  tx: Transaction,
  changes: readonly OrganisationChange[],
  ids: NewIds,
): Promise<void> {
  const rows = changes.flatMap(({ id, after, rowsAdded }) =>
    rowsAdded.map((added) => ({ ...added, organisationId: id ?? ids.get(identityText(after!))! })),
  );
  for (const batch of batches(rows)) {
    const column = (at: 0 | 1 | 2 | 3 | 4) => sql.param(batch.map(({ row }: AddedRow) => row[at]));
    await tx.execute(sql`
      insert into sponsor_licences (organisation_id, copies, name, town, county, type_and_rating, route)
      select * from unnest(
        ${sql.param(batch.map(({ organisationId }) => organisationId))}::int[],
        ${sql.param(batch.map(({ copies }) => copies))}::smallint[],
        ${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::text[], ${column(4)}::text[])`);
  }
}
