/** A process to be killed: opens the engine of a data folder, prints how many rows it found, then each row once it is confirmed. */
import { flushCompileCache } from "node:module";
import { pool } from "#db/client.server.ts";
import { openEngine } from "#db/engine.server.ts";

const [dataDir = ""] = process.argv.slice(2);
await openEngine({ dataDir, databaseUrl: null });
await pool().query("create table if not exists confirmed (id int primary key)");
const { rows } = await pool().query<{ count: number; last: number }>(
  "select count(*)::int as count, coalesce(max(id), 0) as last from confirmed",
);
const { count, last } = rows[0]!;
if (count !== last) throw new Error("A row is missing");
process.stdout.write(`${last}\n`);
// A killed process writes no compile cache, so it is written now.
flushCompileCache();
for (let id = last + 1; ; id++) {
  await pool().query("insert into confirmed values ($1)", [id]);
  process.stdout.write(`${id}\n`);
}
