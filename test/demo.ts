import { db, pool } from "#db/client.server.ts";
import { addDemoMonths } from "#demo/activity/demo-months.server.ts";
import { loadDemo } from "#demo/load-demo.server.ts";
import { asReplica, testOn } from "./database.ts";

const loaded = new Set<string>();

/**
 * The demo as `loadDemo` leaves it in an empty database. A worker loads it once for each moment and
 * keeps a copy of its rows; the tests after the first are given that copy, in a tenth of the time.
 */
export async function givenDemo(now: Date): Promise<void> {
  const copy = `demo_${now.getTime()}`;
  if (loaded.has(copy)) {
    // Partitions are no rows: a test about visits may have dropped some.
    await db.transaction((tx) => addDemoMonths(tx, now));
    await asReplica().query(restoreFrom(copy));
    return;
  }
  // As a loading that was cut off leaves them: the demo has its own ids all the same.
  await useUpIds();
  await loadDemo(now);
  await pool().query(copyInto(copy));
  loaded.add(copy);
}

/** Takes one id of every table, as rows do that are rolled back. */
export async function useUpIds(): Promise<void> {
  await pool().query(
    "select nextval(format('%I.%I', schemaname, sequencename)::regclass) from pg_sequences where schemaname = 'public'",
  );
}

const testsByMoment = new Map<number, ReturnType<typeof testOn<void>>>();

/** `test` for what only looks at the demo of a moment: put there once for all of them that follow each other. */
export function testOnDemo(now: Date) {
  const known = testsByMoment.get(now.getTime()) ?? testOn(() => givenDemo(now));
  testsByMoment.set(now.getTime(), known);
  return known;
}

// A partition's rows are copied with its whole table, and find their places again.
const TABLES = `
  select c.oid, relname from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not relispartition and relname <> 'migrations'`;

function copyInto(schema: string): string {
  return `
do $$
declare
  one record;
begin
  create schema ${schema};
  for one in ${TABLES} loop
    execute format('create table ${schema}.%1$I as table public.%1$I', one.relname);
  end loop;
  create table ${schema}.kept_sequences as
    select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences
    where schemaname = 'public' and last_value is not null;
end $$`;
}

function restoreFrom(schema: string): string {
  return `
do $$
declare
  one record;
  columns text;
begin
  perform set_config('session_replication_role', 'replica', true);
  -- Some tests make tables of their own.
  for one in ${TABLES} and to_regclass(format('${schema}.%I', relname)) is not null loop
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
      where attrelid = one.oid and attnum > 0 and not attisdropped and attgenerated = '';
    execute format(
      'insert into public.%1$I (%2$s) overriding system value select %2$s from ${schema}.%1$I',
      one.relname, columns);
  end loop;
  perform setval(name::regclass, last_value) from ${schema}.kept_sequences;
end $$`;
}
