import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import type { Pair } from "./combine-rows.server.ts";
import type { MergeRule } from "./merge-rule.ts";
import { ruledColumns } from "./merge-rules.ts";

type Ruled = (typeof ruledColumns)[number];
type OneRule = Extract<MergeRule, { how: "one" }>;
/** The pair, and the address of the account that stays. */
export type Merging = Pair & { email: string };

/** Brings over every row that names the account that leaves, as `mergeRules` says. */
export async function moveRows(tx: Transaction, merging: Merging): Promise<void> {
  for (const ruled of ruledColumns) {
    const { rule } = ruled;
    if (rule.how === "moved") await tx.execute(move(ruled, merging, sql``));
    else if (rule.how === "one") await moveOnes(tx, ruled, { rule, merging });
  }
}

type One = { rule: OneRule; merging: Merging };

/** Where both have one, the better stays. One of the leaving account that loses goes with it. */
async function moveOnes(tx: Transaction, ruled: Ruled, { rule, merging }: One): Promise<void> {
  const table = sql.identifier(ruled.table);
  const column = sql.identifier(ruled.column);
  const pairs = sql`${isLeavings(ruled, merging)} and ${isStayings(ruled, merging)} and ${isSame(rule)}`;
  const worse = sql`select staying.ctid from ${table} leaving, ${table} staying
    where ${pairs} and (${sql.raw(rule.prefer)})`;
  await tx.execute(
    rule.isOthers
      ? sql`update ${table} set ${column} = null where ctid in (${worse})`
      : sql`delete from ${table} where ctid in (${worse})`,
  );
  const isFree = sql`and not exists (
    select from ${table} staying where ${isStayings(ruled, merging)} and ${isSame(rule)})`;
  await tx.execute(move(ruled, merging, isFree));
}

function move(ruled: Ruled, merging: Merging, isFree: SQL): SQL {
  const hasEmail = "email" in ruled.rule && ruled.rule.email === true;
  const address = hasEmail ? sql`, email = ${merging.email}` : sql``;
  return sql`update ${sql.identifier(ruled.table)} leaving
    set ${sql.identifier(ruled.column)} = ${merging.staying}${address}
    where ${isLeavings(ruled, merging)} ${isFree}`;
}

function isLeavings({ column }: Ruled, { leaving }: Merging): SQL {
  return sql`leaving.${sql.identifier(column)} = ${leaving}`;
}

/** Also what the person asked for under the address before they had the account. */
function isStayings({ column, rule }: Ruled, { staying, email }: Merging): SQL {
  const own = sql`staying.${sql.identifier(column)} = ${staying}`;
  const hasEmail = "email" in rule && rule.email === true;
  if (!hasEmail) return own;
  return sql`(${own} or (staying.${sql.identifier(column)} is null and lower(staying.email) = ${email}))`;
}

/** Two rows for one thing, of which the database allows one. */
function isSame({ per, where }: OneRule): SQL {
  const keys = per.map((key) => sameIn(key));
  const only = where ? ["leaving", "staying"].map((row) => `${qualified(row, where)}`) : [];
  const all = [...keys, ...only];
  return all.length > 0 ? sql.raw(all.join(" and ")) : sql`true`;
}

function sameIn(key: string): string {
  return `${qualified("leaving", key)} = ${qualified("staying", key)}`;
}

/** `lower(name)` becomes `lower(leaving.name)`, and `ended_at is null` the same way. */
function qualified(row: string, expression: string): string {
  return /^lower\(/.test(expression)
    ? expression.replace(/^lower\((\w+)\)/, `lower(${row}.$1)`)
    : `${row}.${expression}`;
}

export type Counted = {
  what: string;
  moves: number;
  /** How many are in both. */
  both: number;
  stays: string | null;
};

/** What would move, for a person to read, and what is in both. */
export async function countRows(tx: Transaction, merging: Merging): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const ruled of ruledColumns) {
    const { rule } = ruled;
    if (!rule.what || rule.how === "left") continue;
    const { rows } = await tx.execute(countOf(ruled, merging));
    const { all, both } = rows[0] as { all: number; both: number };
    const stays = both > 0 && rule.how === "one" ? rule.stays : null;
    if (all > 0) counted.push({ what: rule.what, moves: all - both, both, stays });
  }
  return counted;
}

function countOf(ruled: Ruled, merging: Merging): SQL {
  const table = sql.identifier(ruled.table);
  const { rule } = ruled;
  const isInBoth =
    rule.how === "one"
      ? sql`exists (select from ${table} staying
          where ${isStayings(ruled, merging)} and ${isSame(rule)})`
      : sql`false`;
  return sql`select count(*)::int as "all", (count(*) filter (where ${isInBoth}))::int as both
    from ${table} leaving where ${isLeavings(ruled, merging)}`;
}

/** What the account that leaves has and takes with it, with the reason. */
export async function listLeft(tx: Transaction, { leaving }: Pair) {
  const left: { what: string; why: string }[] = [];
  for (const { table, column, rule } of ruledColumns) {
    if (rule.how !== "left" || !rule.what) continue;
    const { rows } = await tx.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${leaving} limit 1`,
    );
    if (rows.length > 0) left.push({ what: rule.what, why: rule.why });
  }
  return left;
}
