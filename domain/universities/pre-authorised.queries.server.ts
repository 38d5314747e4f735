import { and, count, desc, eq, exists, isNotNull, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { users } from "#db/schema/accounts.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";
import type { Paged, PageParams } from "#rules/paged.ts";

const PAGE_SIZE = 25;

/** Who joined, who never did, who was reminded. */
export type AccountFilter = "joined" | "not-yet" | "reminded";

export type PreAuthorisedStudent = Awaited<ReturnType<typeof read>>[number];

/** The people a university has said may register, newest first. */
export async function listPreAuthorised(
  universityId: number,
  { q, account, page, pageSize = PAGE_SIZE }: PageParams & { q: string; account?: AccountFilter },
): Promise<Paged<PreAuthorisedStudent>> {
  const where = and(matching(universityId, q), ofAccount(account));
  const [row] = await db.select({ total: count() }).from(preAuthorisedStudents).where(where);
  return { rows: await read(where, { page, pageSize }), total: row?.total ?? 0, page, pageSize };
}

function read(where: SQL | undefined, { page, pageSize }: { page: number; pageSize: number }) {
  return db
    .select({
      id: preAuthorisedStudents.id,
      email: preAuthorisedStudents.email,
      name: preAuthorisedStudents.name,
      courseEndsOn: preAuthorisedStudents.courseEndsOn,
      createdAt: preAuthorisedStudents.createdAt,
      remindedAt: preAuthorisedStudents.remindedAt,
      noRemindersAt: preAuthorisedStudents.noRemindersAt,
      hasAccount: hasAccountHere().mapWith(Boolean),
    })
    .from(preAuthorisedStudents)
    .where(where)
    .orderBy(desc(preAuthorisedStudents.createdAt), preAuthorisedStudents.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

function ofAccount(account: AccountFilter | undefined): SQL | undefined {
  if (account === "reminded") return isNotNull(preAuthorisedStudents.remindedAt);
  if (account === undefined) return undefined;
  return account === "joined" ? hasAccountHere() : sql`not ${hasAccountHere()}`;
}

/** At this university: an account elsewhere is nothing this one may learn of. */
function hasAccountHere() {
  const account = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.email, preAuthorisedStudents.email),
        eq(users.universityId, preAuthorisedStudents.universityId),
      ),
    );
  return sql`${exists(account)}`;
}

function matching(universityId: number, q: string) {
  return and(
    eq(preAuthorisedStudents.universityId, universityId),
    hasWords([preAuthorisedStudents.name, preAuthorisedStudents.email], q),
  );
}

/** How many of the list joined, of how many. */
export async function countJoined(universityId: number): Promise<{ joined: number; all: number }> {
  const isOurs = eq(preAuthorisedStudents.universityId, universityId);
  const [row] = await db
    .select({
      all: count(),
      joined: sql<number>`(count(*) filter (where ${hasAccountHere()}))::int`,
    })
    .from(preAuthorisedStudents)
    .where(isOurs);
  return row ?? { joined: 0, all: 0 };
}
