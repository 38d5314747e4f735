import { and, inArray, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { log } from "../log.server.ts";
import { currentStore, incomingFolder } from "./current-store.server.ts";
import { removeFiles } from "./files.server.ts";
import { removeOldSpools } from "./spool.server.ts";

const DAY_MS = 24 * 3600_000;
const AT_ONCE = 1000;
/**
 * A night that would remove more than this many, and more than half of all there are, is a store that
 * belongs to another database (a restored backup, say), and not a lot of litter.
 */
const MAX_UNQUESTIONED = 100;

/**
 * Removes rows that nothing points at any more. Whatever points at files is found through its foreign
 * key, so one that is added later is never forgotten. Not on the day a file came: whatever will
 * show it may not be written yet.
 */
export async function removeUnusedFiles(now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
  let removed = 0;
  for (let some = AT_ONCE; some === AT_ONCE; removed += some) {
    some = await db.transaction((tx) => removeSome(tx, before));
  }
  return removed;
}

async function removeSome(tx: Transaction, before: Date): Promise<number> {
  const unused = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), ...(await pointedAtByNone(tx))))
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const ids = unused.map(({ id }) => id);
  await removeFiles(tx, ids);
  return ids.length;
}

async function pointedAtByNone(tx: Transaction) {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", a.attname::text as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass`);
  return rows.map(({ table, column }) => {
    const [from, pointing] = [sql.identifier(table), sql.identifier(column)];
    return sql`not exists (select from ${from} t where t.${pointing} = ${files.id})`;
  });
}

/** Removes bytes that have no row: their transaction failed, or the task that removes them did. */
export async function removeOrphans(now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
  await removeOldSpools(incomingFolder(), before);
  const { orphans, total } = await findOrphans(before);
  if (orphans.length > MAX_UNQUESTIONED && orphans.length > total / 2) {
    log.error(
      { orphans: orphans.length, total },
      "Most stored files have no row in this database; none was removed. See docs/runbooks/files.md",
    );
    return 0;
  }
  for (const key of orphans) await currentStore().remove(key);
  return orphans.length;
}

async function findOrphans(before: Date): Promise<{ orphans: string[]; total: number }> {
  const orphans: string[] = [];
  let total = 0;
  let old: string[] = [];
  const flush = async () => {
    orphans.push(...(await withoutRow(old)));
    old = [];
  };
  for await (const { key, modifiedAt } of currentStore().list()) {
    total += 1;
    if (modifiedAt < before) old.push(key);
    if (old.length === AT_ONCE) await flush();
  }
  await flush();
  return { orphans, total };
}

async function withoutRow(keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, keys));
  const known = new Set(rows.map(({ id }) => id));
  return keys.filter((key) => !known.has(key));
}
