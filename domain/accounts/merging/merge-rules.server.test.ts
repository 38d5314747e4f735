import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { db, type Transaction } from "#db/client.server.ts";
import { test } from "#test/database.ts";
import { mergeRules, ruledColumns } from "./merge-rules.ts";
import { moveRows } from "./move-rows.server.ts";

type Column = { name: string };

test("every foreign key to an account is moved, or left with a reason", async () => {
  const { rows } = await db.execute<Column>(sql`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conparentid = 0`);

  expect(rows.length).toBeGreaterThan(90);
  const undecided = rows.map(({ name }) => name).filter((name) => !(name in mergeRules));
  expect(undecided).toEqual([]);
});

test("so is every column that holds the id of an account without a foreign key", async () => {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text'
      and c.column_name ~ '(^|_)(user|owner|actor|author|friend|inviter|by)_id$'`);

  expect(rows.length).toBeGreaterThan(90);
  const undecided = rows.map(({ name }) => name).filter((name) => !(name in mergeRules));
  expect(undecided).toEqual([]);
});

test("no rule is about a column that is not there, and what is left says why", async () => {
  const { rows } = await db.execute<Column>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`);
  const known = new Set(rows.map(({ name }) => name));

  expect(Object.keys(mergeRules).filter((name) => !known.has(name))).toEqual([]);
  for (const rule of Object.values(mergeRules)) {
    if (rule.how === "left") expect(rule.why).toMatch(/\w{3}.*\.$/);
  }
});

const merging = { staying: "staying", leaving: "leaving", email: "ada@mail.example" };

test("a row of any table names the account that stays, whichever of its columns named the other", async () => {
  const moving = ruledColumns.filter(({ rule }) => rule.how === "moved" || rule.how === "one");
  for (const columns of withoutTwoOfATable(moving)) {
    await undone(async (tx) => {
      for (const { table, column } of columns)
        await insertAnything(tx, table, { [column]: "leaving" });

      await moveRows(tx, merging);

      const named: string[] = [];
      for (const { name, table, column } of columns) {
        const { rows } = await tx.execute<{ id: string }>(
          sql`select ${sql.identifier(column)} as id from ${sql.identifier(table)}`,
        );
        named.push(`${name}: ${rows.map(({ id }) => id)}`);
      }
      expect(named).toEqual(columns.map(({ name }) => `${name}: staying`));
    });
  }
});

test("where both have one, one stays and nothing fails", async () => {
  const ones = ruledColumns.filter(({ rule }) => rule.how === "one");
  for (const columns of withoutTwoOfATable(ones)) {
    await undone(async (tx) => {
      for (const { table, column } of columns) {
        await insertAnything(tx, table, { [column]: "leaving" }, 1);
        await insertAnything(tx, table, { [column]: "staying" }, 2);
      }

      await moveRows(tx, merging);

      const left: string[] = [];
      for (const { name, table, column } of columns) {
        const { rows } = await tx.execute(
          sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = 'staying'`,
        );
        left.push(`${name}: ${rows.length}`);
      }
      expect(left).toEqual(columns.map(({ name }) => `${name}: 1`));
    });
  }
});

/** Rows of different tables are moved together: to move those of every table takes as long for one as for all. */
function withoutTwoOfATable<Ruled extends { table: string }>(columns: readonly Ruled[]): Ruled[][] {
  const groups: Ruled[][] = [];
  for (const one of columns) {
    const group = groups.find((others) => others.every(({ table }) => table !== one.table));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

class Undone extends Error {}

/** Without foreign keys, triggers and checks, and nothing of it stays. */
async function undone(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const run = db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await work(tx);
    throw new Undone();
  });
  await expect(run).rejects.toThrow(Undone);
}

type Described = { name: string; type: string };

/** Any row at all: what the table asks for, of the right type. Rows with other numbers differ only in their keys. */
async function insertAnything(
  tx: Transaction,
  table: string,
  given: Record<string, string>,
  number = 1,
): Promise<void> {
  const { rows: checks } = await tx.execute<Column>(sql`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype in ('c', 'x')`);
  for (const { name } of checks)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
    );
  const { rows: columns } = await tx.execute<Described>(sql`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO'
      and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`);
  const { rows: keys } = await tx.execute<Column>(sql`
    select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisunique and i.indnkeyatts = 1
      and i.indpred is null and a.attname not like '%\_id'
    union select a.attname from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary and i.indnkeyatts = 1`);
  const isKey = new Set(keys.map(({ name }) => name));
  const values = new Map<string, ReturnType<typeof sql>>();
  for (const { name, type } of columns)
    values.set(name, anyOf(type, isKey.has(name) || name === "email" ? number : 1));
  for (const [name, value] of Object.entries(given)) values.set(name, sql`${value}`);
  const names = [...values.keys()].map((name) => sql.identifier(name));
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    overriding system value values (${sql.join([...values.values()], sql`, `)})`);
}

function anyOf(type: string, number: number) {
  if (type === "text") return sql.raw(`'x${number}'`);
  if (/^(int|float|numeric)/.test(type) && !type.includes("range")) return sql.raw(String(number));
  if (type === "bool") return sql`true`;
  if (type === "jsonb") return sql.raw("'{}'");
  if (type === "timestamptz" || type === "date") return sql.raw("'2026-11-17'");
  if (type === "int8range") return sql.raw(`'[${number},${number + 1})'`);
  if (type.startsWith("_")) return sql.raw("'{}'");
  throw new Error(`No value of the type ${type} is known`);
}
