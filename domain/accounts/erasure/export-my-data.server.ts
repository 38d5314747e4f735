import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests, registrations, securityEvents, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { preAuthorisedStudents, studentImportRows } from "#db/schema/universities.ts";
import { findFile, readWhole } from "#platform/files/files.server.ts";
import { formerAddressesOf } from "../merging/former-address.server.ts";

/** Not the person's to read: with these somebody else could sign in as them. */
const SECRETS = [
  "token",
  "password",
  "secret",
  "backup_codes",
  "access_token",
  "refresh_token",
  "id_token",
];

/**
 * Rows that outlive the account and are its owner's all the same, because they wrote them. Any
 * other row that only names the person as who did something is about somebody else.
 */
const WRITTEN_BY = ["employer_changes.sent_by_id", "job_reports.user_id", "jobs.posted_by_id"];

/** Columns that say who wrote or decided. Another person's id in one is not ours to hand out. */
const NAMES_A_PERSON = /(^|_)(by|actor|assigned_to|author)_id$/;

type Row = Record<string, unknown>;

/** What a capability holds on an address without an account, by the name of its table. */
type ExportByAddress = (email: string) => Promise<Record<string, object[]>>;

export type MyData = {
  exportedAt: string;
  account: Row;
  tables: Record<string, object[]>;
  /** What the person did to others' accounts or to the site, without saying to whom. */
  acts: Row[];
  /** How many rows about others name the person, by table and column: a CV they commented on. */
  mentions: Record<string, number>;
};

/**
 * Everything we hold on the person, and nothing on anybody else. Tables that point at the
 * account are found through their foreign keys, so one that is added later is never
 * forgotten: what would go with the account is theirs, what would stay is only counted.
 */
export async function exportMyData(
  userId: string,
  now: Date,
  alsoExport: readonly ExportByAddress[] = [],
): Promise<MyData | null> {
  const [account] = await rowsOf(sql`${users}`, sql`t.id = ${userId}`);
  if (!account) return null;

  const columns = await columnsPointingAtUsers();
  const tables = await ownRows(columns, userId);
  Object.assign(tables, { security_events: await eventsOf(userId) });
  const all = [...alsoExport, byAddress];
  for (const also of all) Object.assign(tables, await also(String(account.email)));
  for (const email of await formerAddressesOf(userId)) {
    for (const also of all) addRows(tables, await also(email));
  }
  for (const [name, rows] of Object.entries(tables))
    tables[name] = await withFiles(rows.map((row) => withoutOthers(row, userId)));
  return {
    exportedAt: now.toISOString(),
    account,
    tables,
    acts: await actsOf(userId),
    mentions: await countMentions(columns, userId),
  };
}

/** A row may be theirs by its account and by its address: it is there once. */
function addRows(tables: Record<string, object[]>, more: Record<string, object[]>): void {
  for (const [table, rows] of Object.entries(more)) {
    const known = new Set((tables[table] ?? []).map((row) => JSON.stringify(row)));
    const added = rows.filter((row) => !known.has(JSON.stringify(row)));
    tables[table] = [...(tables[table] ?? []), ...added];
  }
}

async function ownRows(columns: readonly Pointing[], userId: string) {
  const tables: Record<string, object[]> = {};
  for (const [table, pointing] of Map.groupBy(columns, ({ table }) => table)) {
    const theirs = pointing.filter(isOwners).map((one) => is(one, userId));
    if (theirs.length > 0)
      tables[table] = await rowsOf(sql.identifier(table), sql.join(theirs, sql` or `));
  }
  return tables;
}

/** Rows of others that name the person. One that is theirs for another reason is in `tables`. */
async function countMentions(columns: readonly Pointing[], userId: string) {
  const mentions: Record<string, number> = {};
  for (const one of columns.filter((column) => !isOwners(column))) {
    const owners = columns.filter(({ table }) => table === one.table).filter(isOwners);
    const isOthers = owners.map((owner) => sql`${is(owner, userId)} is not true`);
    const where = sql.join([is(one, userId), ...isOthers], sql` and `);
    const { rows } = await db.execute(
      sql`select count(*)::int as rows from ${sql.identifier(one.table)} t where ${where}`,
    );
    const count = Number(rows[0]?.rows ?? 0);
    if (count > 0) mentions[`${one.table}.${one.column}`] = count;
  }
  return mentions;
}

function isOwners({ table, column, goesWithAccount }: Pointing): boolean {
  return goesWithAccount || WRITTEN_BY.includes(`${table}.${column}`);
}

function is({ column }: Pointing, userId: string) {
  return sql`(t.${sql.identifier(column)} = ${userId})`;
}

function withoutOthers(row: object, userId: string): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value === userId || !NAMES_A_PERSON.test(name)),
  );
}

/** A row that points at a file brings the file along, as an address that holds its bytes. */
async function withFiles(rows: Row[]): Promise<Row[]> {
  const whole: Row[] = [];
  for (const { file_id: fileId, ...row } of rows) {
    const file = typeof fileId === "string" ? await findFile(fileId) : null;
    const bytes = file && (await readWhole(file));
    whole.push(file ? { ...row, file: bytes && asDataUrl(file.type, bytes) } : row);
  }
  return whole;
}

function asDataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}

async function actsOf(userId: string): Promise<Row[]> {
  const { rows } = await db.execute(sql`
    select to_jsonb(t.at) as at, t.kind from ${securityEvents} t
    where t.actor_id = ${userId} and t.user_id is distinct from ${userId}
    order by t.at, t.id`);
  return rows;
}

function eventsOf(userId: string): Promise<Row[]> {
  return rowsOf(sql`${securityEvents}`, sql`t.user_id = ${userId}`);
}

/** Rows that know the person by their address without a foreign key. */
async function byAddress(email: string): Promise<Record<string, Row[]>> {
  return {
    registrations: await rowsOf(sql`${registrations}`, sql`lower(t.email) = ${email}`),
    access_requests: await rowsOf(sql`${accessRequests}`, sql`lower(t.email) = ${email}`),
    pre_authorised_students: await rowsOf(
      sql`${preAuthorisedStudents}`,
      sql`lower(t.email) = ${email}`,
    ),
    student_import_rows: await rowsOf(sql`${studentImportRows}`, sql`lower(t.email) = ${email}`),
    mails: (await rowsOf(sql`${mails}`, sql`lower(t.recipient) = ${email}`)).map(withoutLinks),
  };
}

// A mail's text may still hold a link that works.
function withoutLinks({ html: _html, text: _text, props: _props, ...mail }: Row): Row {
  return mail;
}

/** In the order they were made, as far as a table tells. */
async function rowsOf(
  table: ReturnType<typeof sql.identifier> | ReturnType<typeof sql>,
  where: ReturnType<typeof sql>,
) {
  const secrets = sql.raw(`array[${SECRETS.map((name) => `'${name}'`).join(", ")}]`);
  const { rows } = await db.execute(
    sql`select to_jsonb(t) - ${secrets} as row from ${table} t where ${where}
      order by to_jsonb(t) -> 'created_at', to_jsonb(t) -> 'id', t.ctid`,
  );
  return rows.map((row) => row.row as Row);
}

type Pointing = { table: string; column: string; goesWithAccount: boolean };

async function columnsPointingAtUsers(): Promise<Pointing[]> {
  const { rows } = await db.execute(sql`
    select c.conrelid::regclass::text as "table", a.attname::text as "column",
      c.confdeltype = 'c' as "goesWithAccount"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    -- Of a table in parts the whole is asked.
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conparentid = 0
    order by 1, 2`);
  return rows as Pointing[];
}
