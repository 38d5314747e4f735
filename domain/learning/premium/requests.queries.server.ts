import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { premiumRequests } from "#db/schema/learners.ts";
import { universities } from "#db/schema/universities.ts";
import type { Paged, PageParams } from "#rules/paged.ts";

const PAGE_SIZE = 20;

export type RequestsQuery = PageParams & { q: string; state: string };

/** Requests of one university’s students, those that wait first. */
export function premiumRequestsOf(universityId: number, asked: RequestsQuery) {
  return read(eq(premiumRequests.universityId, universityId), asked);
}

/** Everybody’s, for our desk. */
export function unsafeListPremiumRequests(asked: RequestsQuery) {
  return read(undefined, asked);
}

const row = {
  id: premiumRequests.id,
  name: users.name,
  email: users.email,
  university: universities.name,
  reason: premiumRequests.reason,
  askedAt: premiumRequests.askedAt,
  decision: premiumRequests.decision,
  note: premiumRequests.note,
};

export type PremiumRequest = {
  id: number;
  name: string;
  email: string;
  university: string | null;
  reason: string;
  askedAt: Date;
  decision: "granted" | "declined" | null;
  note: string | null;
};

async function read(
  scope: SQL | undefined,
  { q, page, pageSize = PAGE_SIZE, state }: RequestsQuery,
): Promise<Paged<PremiumRequest>> {
  const where = and(scope, matching(q), inState(state));
  const [counted] = await db
    .select({ total: count() })
    .from(premiumRequests)
    .innerJoin(users, eq(users.id, premiumRequests.userId))
    .where(where);
  const rows = await db
    .select(row)
    .from(premiumRequests)
    .innerJoin(users, eq(users.id, premiumRequests.userId))
    .leftJoin(universities, eq(universities.id, premiumRequests.universityId))
    .where(where)
    .orderBy(
      sql`${premiumRequests.decidedAt} is not null`,
      desc(premiumRequests.decidedAt),
      asc(premiumRequests.askedAt),
      asc(premiumRequests.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: counted?.total ?? 0, page, pageSize };
}

function inState(state: string): SQL | undefined {
  if (state === "waiting") return isNull(premiumRequests.decidedAt);
  return state === "answered" ? isNotNull(premiumRequests.decidedAt) : undefined;
}

function matching(q: string): SQL | undefined {
  if (q === "") return undefined;
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(ilike(users.name, like), ilike(users.email, like));
}
