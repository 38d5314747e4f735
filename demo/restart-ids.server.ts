import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";

/**
 * Lets every table's ids go on after its last row, in an empty table from 1. A loading that was cut off is
 * rolled back, but not the ids it used, and the demo's addresses are to be the same at every first start.
 */
export async function restartIds(tx: Transaction): Promise<void> {
  await tx.execute(sql`
do $$
declare
  one record;
  last_id bigint;
begin
  for one in
    select format('%I.%I', table_schema, table_name) as name, column_name
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
  loop
    execute format('select max(%I) from %s', one.column_name, one.name) into last_id;
    perform setval(pg_get_serial_sequence(one.name, one.column_name), coalesce(last_id, 0) + 1, false);
  end loop;
end $$`);
}
