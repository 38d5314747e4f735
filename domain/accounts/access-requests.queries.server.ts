import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import type { Paged } from "#rules/paged.ts";

const PAGE_SIZE = 25;

const columns = {
  id: accessRequests.id,
  kind: accessRequests.kind,
  email: accessRequests.email,
  name: accessRequests.name,
  reason: accessRequests.reason,
  universityId: accessRequests.universityId,
  universityName: sql<
    string | null
  >`coalesce(${universities.name}, ${accessRequests.universityName})`,
  createdAt: accessRequests.createdAt,
  decidedAt: accessRequests.decidedAt,
  decision: accessRequests.decision,
  decisionNote: accessRequests.decisionNote,
};

export type AccessRequest = Awaited<ReturnType<typeof read>>[number];

/** Students who asked this university to let them in: those waiting first, then the newest. */
export function listAccessRequests(
  universityId: number,
  page: number,
): Promise<Paged<AccessRequest>> {
  return paged(ofUniversity(universityId), page);
}

/** University people who asked us to let them in. For our staff only. */
export function unsafeListStaffRequests(page: number): Promise<Paged<AccessRequest>> {
  return paged(eq(accessRequests.kind, "university-staff"), page);
}

function ofUniversity(universityId: number) {
  return and(eq(accessRequests.kind, "student"), eq(accessRequests.universityId, universityId));
}

async function paged(where: SQL | undefined, page: number): Promise<Paged<AccessRequest>> {
  const [row] = await db.select({ total: count() }).from(accessRequests).where(where);
  return { rows: await read(where, page), total: row?.total ?? 0, page, pageSize: PAGE_SIZE };
}

function read(where: SQL | undefined, page: number) {
  return db
    .select(columns)
    .from(accessRequests)
    .leftJoin(universities, eq(universities.id, accessRequests.universityId))
    .where(where)
    .orderBy(
      sql`${accessRequests.decidedAt} is not null`,
      desc(accessRequests.createdAt),
      accessRequests.id,
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}
