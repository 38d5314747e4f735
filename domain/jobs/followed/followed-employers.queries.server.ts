import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { followedEmployers } from "#db/schema/job-choices.ts";
import type { Paged } from "#rules/paged.ts";

const PAGE_SIZE = 20;

export type FollowedEmployer = Awaited<ReturnType<typeof readRows>>[number];

/** The employers somebody follows, the last one followed first. */
export async function listFollowed(userId: string, page: number): Promise<Paged<FollowedEmployer>> {
  const own = eq(followedEmployers.userId, userId);
  return {
    rows: await readRows(userId, page),
    total: await db.$count(followedEmployers, own),
    page,
    pageSize: PAGE_SIZE,
  };
}

function readRows(userId: string, page: number) {
  return db
    .select({
      id: employers.id,
      slug: employers.slug,
      name: employers.name,
      town: employers.town,
      sponsorStatus: employers.sponsorStatus,
      sponsorAsOf: employers.sponsorAsOf,
      followedAt: followedEmployers.followedAt,
    })
    .from(followedEmployers)
    .innerJoin(employers, eq(employers.id, followedEmployers.employerId))
    .where(eq(followedEmployers.userId, userId))
    .orderBy(desc(followedEmployers.followedAt), followedEmployers.employerId)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}
