import { and, asc, eq, max, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { checkedLinks, linkPlaces } from "#db/schema/desk.ts";
import type { PageParams } from "#rules/paged.ts";

const PAGE_SIZE = 50;

export type LinkState = "broken" | "unsure" | "fine";
export type LinkRow = Awaited<ReturnType<typeof listLinks>>["rows"][number];

type Query = PageParams & {
  state?: LinkState | undefined;
  kind?: "own" | "outside" | undefined;
};

/** What is broken first, longest first; with the pages it stands on. */
export async function listLinks({ state, kind, page, pageSize = PAGE_SIZE }: Query) {
  const where = and(
    state ? eq(checkedLinks.state, state) : undefined,
    kind ? eq(checkedLinks.kind, kind) : undefined,
  );
  const rows = await db
    .select({
      address: checkedLinks.address,
      kind: checkedLinks.kind,
      state: checkedLinks.state,
      reason: checkedLinks.reason,
      failures: checkedLinks.failures,
      failingSince: checkedLinks.failingSince,
      checkedAt: checkedLinks.checkedAt,
      places: sql<{ place: string; title: string }[]>`(
        select coalesce(json_agg(json_build_object('place', p.place, 'title', p.title) order by p.place), '[]')
        from ${linkPlaces} p where p.address = checked_links.address)`,
    })
    .from(checkedLinks)
    .where(where)
    .orderBy(
      sql`case ${checkedLinks.state} when 'broken' then 0 when 'unsure' then 1 else 2 end`,
      asc(checkedLinks.failingSince),
      checkedLinks.address,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(checkedLinks, where), page, pageSize };
}

/** How many links there are and how they stand, and when one was last looked at. */
export async function countLinks() {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      broken: sql<number>`count(*) filter (where ${checkedLinks.state} = 'broken')::int`,
      unsure: sql<number>`count(*) filter (where ${checkedLinks.state} = 'unsure')::int`,
      checkedAt: max(checkedLinks.checkedAt),
    })
    .from(checkedLinks);
  return row!;
}
