import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { departures } from "#db/schema/jumpstart.ts";
import { addDays } from "#rules/days.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { protectedCount } from "#rules/small-numbers.ts";

const PAGE_SIZE = 25;

export type OnTheWay = Awaited<ReturnType<typeof read>>[number];

/** A university's people who have not travelled yet: who they are, and nothing of their plans. */
export async function listOnTheWay(
  universityId: number,
  { q, page, pageSize = PAGE_SIZE }: PageParams & { q: string },
): Promise<Paged<OnTheWay>> {
  const where = matching(universityId, q);
  const total = await db.$count(users, where);
  return { rows: await read(where, { page, pageSize }), total, page, pageSize };
}

function read(
  where: ReturnType<typeof matching>,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      createdAt: users.createdAt,
      saidArrivedAt: departures.saidArrivedAt,
    })
    .from(users)
    .leftJoin(departures, eq(departures.userId, users.id))
    .where(where)
    .orderBy(sql`${departures.saidArrivedAt} asc nulls last`, desc(users.createdAt), users.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

function matching(universityId: number, q: string) {
  return and(
    eq(users.universityId, universityId),
    eq(users.role, "predeparture_student"),
    hasWords([users.name, users.email], q),
  );
}

/** What a university sees of all plans together: never a count below five. */
export async function countPlans(universityId: number, today: string) {
  const inTwoWeeks = addDays(today, 14);
  const inSixWeeks = addDays(today, 42);
  const { movesOn } = profiles;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      soon: counted(sql`${movesOn} <= ${inTwoWeeks}`),
      weeks: counted(sql`${movesOn} > ${inTwoWeeks} and ${movesOn} <= ${inSixWeeks}`),
      later: counted(sql`${movesOn} > ${inSixWeeks}`),
      unknown: counted(sql`${movesOn} is null`),
      applied: counted(sql`${departures.visaState} in ('applied', 'granted', 'not-needed')`),
      settled: counted(sql`${departures.visaState} in ('granted', 'not-needed')`),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(departures, eq(departures.userId, users.id))
    .where(and(eq(users.universityId, universityId), eq(users.role, "predeparture_student")));
  const text = (count: number | undefined) => protectedCount(count ?? 0).text;
  return {
    all: text(row?.all),
    soon: text(row?.soon),
    weeks: text(row?.weeks),
    later: text(row?.later),
    unknown: text(row?.unknown),
    applied: text(row?.applied),
    settled: text(row?.settled),
  };
}
