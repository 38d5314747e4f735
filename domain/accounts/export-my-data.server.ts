import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests, registrations, securityEvents, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";

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

type Row = Record<string, unknown>;

/** What a capability holds on an address without an account, by the name of its table. */
type ExportByAddress = (email: string) => Promise<Record<string, object[]>>;

export type MyData = { exportedAt: string; account: Row; tables: Record<string, object[]> };

/**
 * Everything we hold on the person. Tables that point at the account are found
 * through their foreign keys, so one that is added later is never forgotten.
 */
export async function exportMyData(
  userId: string,
  now: Date,
  alsoExport: readonly ExportByAddress[] = [],
): Promise<MyData | null> {
  const [account] = await rowsOf(sql`${users}`, sql`t.id = ${userId}`);
  if (!account) return null;

  const tables: Record<string, object[]> = {};
  for (const { table, columns } of await tablesPointingAtUsers()) {
    const theirs = columns.map((column) => sql`t.${sql.identifier(column)} = ${userId}`);
    tables[table] = await rowsOf(sql.identifier(table), sql.join(theirs, sql` or `));
  }
  for (const also of alsoExport) Object.assign(tables, await also(String(account.email)));
  return {
    exportedAt: now.toISOString(),
    account,
    tables: { ...tables, ...(await byAddress(userId)) },
  };
}

/** Rows that know the person by their id or address without a foreign key. */
async function byAddress(userId: string): Promise<Record<string, Row[]>> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const email = user?.email ?? "";
  return {
    security_events: await rowsOf(sql`${securityEvents}`, sql`t.user_id = ${userId}`),
    registrations: await rowsOf(sql`${registrations}`, sql`lower(t.email) = ${email}`),
    access_requests: await rowsOf(sql`${accessRequests}`, sql`lower(t.email) = ${email}`),
    pre_authorised_students: await rowsOf(
      sql`${preAuthorisedStudents}`,
      sql`lower(t.email) = ${email}`,
    ),
    mails: (await rowsOf(sql`${mails}`, sql`lower(t.recipient) = ${email}`)).map(withoutLinks),
  };
}

// A mail's text may still hold a link that works.
function withoutLinks({ html: _html, text: _text, props: _props, ...mail }: Row): Row {
  return mail;
}

async function rowsOf(
  table: ReturnType<typeof sql.identifier> | ReturnType<typeof sql>,
  where: ReturnType<typeof sql>,
) {
  const secrets = sql.raw(`array[${SECRETS.map((name) => `'${name}'`).join(", ")}]`);
  const { rows } = await db.execute(
    sql`select to_jsonb(t) - ${secrets} as row from ${table} t where ${where}`,
  );
  return rows.map((row) => row.row as Row);
}

async function tablesPointingAtUsers(): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await db.execute(sql`
    select c.conrelid::regclass::text as "table", array_agg(a.attname::text) as "columns"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    group by 1
    order by 1`);
  return rows as { table: string; columns: string[] }[];
}
