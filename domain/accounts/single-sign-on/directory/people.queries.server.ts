import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { directoryPeople } from "#db/schema/single-sign-on.ts";
import type { Role } from "#rules/access/visitor.ts";
import type { readFilter } from "./scim-user.ts";

/** Whom a directory may see and change. Never those who see other people's data. */
const DIRECTORY_ROLES: Role[] = ["student", "alumni", "ambassador", "predeparture_student"];

export type DirectoryRow = Awaited<ReturnType<typeof read>>[number];
type Filter = NonNullable<ReturnType<typeof readFilter>>;

const row = {
  id: users.id,
  name: users.name,
  email: users.email,
  deactivatedAt: users.deactivatedAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  externalId: directoryPeople.externalId,
};

/** The accounts of a university that its directory may keep, and no other university's. */
function ofUniversity(universityId: number) {
  return and(eq(users.universityId, universityId), inArray(users.role, DIRECTORY_ROLES));
}

function theirs(universityId: number, filter?: Filter | null) {
  return and(
    ofUniversity(universityId),
    isNull(directoryPeople.removedAt),
    filter?.by === "userName" ? eq(users.email, filter.value.toLowerCase()) : undefined,
    filter?.by === "externalId" ? eq(directoryPeople.externalId, filter.value) : undefined,
    filter?.by === "id" ? eq(users.id, filter.value) : undefined,
  );
}

function read(tx: Pick<typeof db, "select">, where: ReturnType<typeof theirs>) {
  return tx
    .select(row)
    .from(users)
    .leftJoin(directoryPeople, eq(directoryPeople.userId, users.id))
    .where(where)
    .$dynamic();
}

export async function listDirectory(
  universityId: number,
  { filter, startIndex, count }: { filter: Filter | null; startIndex: number; count: number },
): Promise<{ rows: DirectoryRow[]; total: number }> {
  const where = theirs(universityId, filter);
  const rows =
    count === 0
      ? []
      : await read(db, where)
          .orderBy(asc(users.createdAt), asc(users.id))
          .limit(count)
          .offset(startIndex - 1);
  const counted = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(directoryPeople, eq(directoryPeople.userId, users.id))
    .where(where)
    .as("counted");
  return { rows, total: await db.$count(counted) };
}

export async function findInDirectory(
  universityId: number,
  id: string,
  tx: Pick<Transaction, "select"> = db,
): Promise<DirectoryRow | null> {
  const [found] = await read(tx, theirs(universityId, { by: "id", value: id }));
  return found ?? null;
}

/** Somebody whom the directory has removed. Only sent again do they exist for it. */
export async function findRemoved(
  universityId: number,
  who: { id: string } | { email: string },
  tx: Pick<Transaction, "select"> = db,
): Promise<DirectoryRow | null> {
  const isThem = "id" in who ? eq(users.id, who.id) : eq(users.email, who.email);
  const [found] = await read(
    tx,
    and(ofUniversity(universityId), isThem, isNotNull(directoryPeople.removedAt)),
  );
  return found ?? null;
}
