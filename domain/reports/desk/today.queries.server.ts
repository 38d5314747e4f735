import { and, count, desc, eq, gte, isNotNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import { pageSlugs, pages } from "#db/schema/pages.ts";

const MAX_ACTS = 8;

const actors = alias(users, "actors");

/** How often each kind of thing happened since, by the trail, and who joined. */
export async function countSince(since: Date) {
  const kinds = await db
    .select({ kind: securityEvents.kind, count: count() })
    .from(securityEvents)
    .where(gte(securityEvents.at, since))
    .groupBy(securityEvents.kind)
    .orderBy(desc(count()), securityEvents.kind);
  return { kinds, joined: await db.$count(users, gte(users.createdAt, since)) };
}

/**
 * What our staff did last, newest first, and to which page, found by any slug it had. Whom it concerned is for
 * those who may see people.
 */
export function listStaffActs(since: Date) {
  return db
    .select({
      id: securityEvents.id,
      at: securityEvents.at,
      kind: securityEvents.kind,
      by: actors.name,
      page: { type: pages.type, slug: pages.slug, title: pages.title },
    })
    .from(securityEvents)
    .innerJoin(actors, and(eq(actors.id, securityEvents.actorId), eq(actors.role, "staff")))
    .leftJoin(
      pageSlugs,
      and(
        eq(pageSlugs.type, sql`${securityEvents.detail} ->> 'type'`),
        eq(pageSlugs.slug, sql`${securityEvents.detail} ->> 'page'`),
        eq(pageSlugs.variant, ""),
      ),
    )
    .leftJoin(pages, eq(pages.id, pageSlugs.pageId))
    .where(
      and(
        gte(securityEvents.at, since),
        isNotNull(securityEvents.actorId),
        ne(securityEvents.kind, "signed-in"),
      ),
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(MAX_ACTS);
}
