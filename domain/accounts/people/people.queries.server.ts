import { and, asc, count, desc, eq, type SQL } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { users } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import type { Role } from "#rules/access/visitor.ts";
import type { Paged, PageParams } from "#rules/paged.ts";

const PAGE_SIZE = 25;

export type PeopleFilters = {
  q?: string;
  role?: Role | undefined;
  universityId?: number | undefined;
  sort?: keyof typeof orders;
};

/** Each follows an index, forwards or backwards. */
const orders = {
  newest: [desc(users.createdAt), asc(users.id)],
  oldest: [asc(users.createdAt), desc(users.id)],
  name: [asc(users.name), asc(users.id)],
};

export type Person = Awaited<ReturnType<typeof readPeople>>[number];

const person = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  staffRole: users.staffRole,
  universityId: users.universityId,
  universityName: universities.name,
  cihPremium: users.cihPremium,
  countryGuide: users.countryGuide,
  pageAccess: users.pageAccess,
  twoFactorEnabled: users.twoFactorEnabled,
  hasPasskey: users.hasPasskey,
  eraseAfter: users.eraseAfter,
  createdAt: users.createdAt,
};

/** Everybody, for our staff only. */
export async function unsafeListPeople(
  filters: PeopleFilters,
  { page, pageSize = PAGE_SIZE }: PageParams,
): Promise<Paged<Person>> {
  const where = and(
    hasWords([users.name, users.email], filters.q ?? ""),
    filters.role ? eq(users.role, filters.role) : undefined,
    filters.universityId !== undefined ? eq(users.universityId, filters.universityId) : undefined,
  );
  return {
    rows: await readPeople(where, { page, pageSize }, filters.sort),
    total: await countUsers(where),
    page,
    pageSize,
  };
}

/** One of everybody, for our staff only. */
export async function unsafeFindPerson(userId: string): Promise<Person | null> {
  const [found] = await readPeople(eq(users.id, userId), { page: 1, pageSize: 1 });
  return found ?? null;
}

function readPeople(
  where: SQL | undefined,
  { page, pageSize }: { page: number; pageSize: number },
  sort: keyof typeof orders = "newest",
) {
  return db
    .select(person)
    .from(users)
    .leftJoin(universities, eq(universities.id, users.universityId))
    .where(where)
    .orderBy(...orders[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

async function countUsers(where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(where);
  return row?.total ?? 0;
}
