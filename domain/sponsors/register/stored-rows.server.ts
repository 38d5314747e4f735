import { pool } from "#db/client.server.ts";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";

/** A row of the current copy as the database holds it. */
export type StoredRow = { id: number; organisationId: number; row: RawRow; copies: number };

/** Read a few thousand at a time, so that other queries and pages come in between. */
const AT_A_TIME = 5000;

const NEXT_ROWS = `
  select id, organisation_id, copies, name, town, county, type_and_rating, route
  from sponsor_licences as licence where id > $1
    and exists (select 1 from sponsor_organisations as owner
      where owner.id = licence.organisation_id and owner.is_demo = $2)
  order by id limit ${AT_A_TIME}`;

type Columns = [number, number, number, string, string, string, string, string];

export async function readStoredRows({ isDemo }: { isDemo: boolean }): Promise<StoredRow[]> {
  const stored: StoredRow[] = [];
  for (let after = 0; ; ) {
    const { rows } = await pool().query<Columns>({
      text: NEXT_ROWS,
      values: [after, isDemo],
      rowMode: "array",
    });
    for (const [id, organisationId, copies, ...row] of rows) {
      stored.push({ id, organisationId, copies, row });
    }
    if (rows.length < AT_A_TIME) return stored;
    after = rows.at(-1)![0];
  }
}
