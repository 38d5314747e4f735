import { and, count, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import type { Paged, PageParams } from "#rules/paged.ts";

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
  employerName: accessRequests.employerName,
  createdAt: accessRequests.createdAt,
  decidedAt: accessRequests.decidedAt,
  decision: accessRequests.decision,
  decisionNote: accessRequests.decisionNote,
};

export type AccessRequest = Awaited<ReturnType<typeof read>>[number];

/** What is decided after `since` keeps the place it had while it waited. */
type Place = PageParams & { since?: Date | null };

/** Students who asked this university to let them in: those waiting first, then the newest. */
export function listAccessRequests(
  universityId: number,
  place: Place,
): Promise<Paged<AccessRequest>> {
  return paged(ofUniversity(universityId), place);
}

/** University people and employers who asked us to let them in. For our staff only. */
export function unsafeListStaffRequests({
  kind,
  ...place
}: Place & { kind?: "university-staff" | "employer" | undefined }): Promise<Paged<AccessRequest>> {
  const kinds = kind ? [kind] : (["university-staff", "employer"] as const);
  return paged(inArray(accessRequests.kind, kinds), place);
}

function ofUniversity(universityId: number) {
  return and(eq(accessRequests.kind, "student"), eq(accessRequests.universityId, universityId));
}

async function paged(where: SQL | undefined, place: Place): Promise<Paged<AccessRequest>> {
  const [row] = await db.select({ total: count() }).from(accessRequests).where(where);
  const rows = await read(where, place);
  return { rows, total: row?.total ?? 0, page: place.page, pageSize: place.pageSize ?? PAGE_SIZE };
}

function read(where: SQL | undefined, { page, pageSize = PAGE_SIZE, since }: Place) {
  return db
    .select(columns)
    .from(accessRequests)
    .leftJoin(universities, eq(universities.id, accessRequests.universityId))
    .where(where)
    .orderBy(
      since
        ? sql`coalesce(${lt(accessRequests.decidedAt, since)}, false)`
        : sql`${accessRequests.decidedAt} is not null`,
      desc(accessRequests.createdAt),
      accessRequests.id,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}
