import { and, count, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sponsorEvents, sponsorOrganisations, sponsorWatches } from "#db/schema/sponsors.ts";
import type { Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { SponsorRefusal } from "../checking/refusals.ts";
import { findSponsorsById } from "../sponsors.queries.server.ts";

export const MAX_WATCHES = 200;
export const WATCHES_PER_PAGE = 20;

type Watcher = { id: string };

/** From now on the person is mailed when the register says something new about the organisation. */
export async function watchSponsor(
  { id: userId }: Watcher,
  organisationId: number,
  now: Date,
): Promise<Result<{}, SponsorRefusal>> {
  return db.transaction(async (tx) => {
    const [organisation] = await tx
      .select({ id: sponsorOrganisations.id })
      .from(sponsorOrganisations)
      .where(eq(sponsorOrganisations.id, organisationId));
    if (!organisation) return no("no-such-organisation");
    // One at a time for a person, or two pressed together could pass the limit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`watches of ${userId}`}))`);
    const watched = await tx.$count(sponsorWatches, eq(sponsorWatches.userId, userId));
    if (watched >= MAX_WATCHES) return no("too-many-watches");
    await tx
      .insert(sponsorWatches)
      .values({ userId, organisationId, createdAt: now, toldToEventId: newestEventId })
      .onConflictDoNothing();
    return ok({});
  });
}

/** What the register said before somebody watched is no news to them. */
const newestEventId = sql`(select coalesce(max(id), 0) from ${sponsorEvents})`;

export async function unwatchSponsor({ id }: Watcher, organisationId: number): Promise<void> {
  await db.delete(sponsorWatches).where(isWatch(id, organisationId));
}

export async function isWatching({ id }: Watcher, organisationId: number): Promise<boolean> {
  return (await db.$count(sponsorWatches, isWatch(id, organisationId))) > 0;
}

/** The organisations somebody watches, the newest watch first, each as it stands today. */
export async function listWatches({ id }: Watcher, page = 1) {
  const own = eq(sponsorWatches.userId, id);
  const watches = await db
    .select({ organisationId: sponsorWatches.organisationId, since: sponsorWatches.createdAt })
    .from(sponsorWatches)
    .where(own)
    .orderBy(desc(sponsorWatches.createdAt), sponsorWatches.organisationId)
    .limit(WATCHES_PER_PAGE)
    .offset((page - 1) * WATCHES_PER_PAGE);
  const sponsors = await findSponsorsById(watches.map(({ organisationId }) => organisationId));
  const rows = watches.map(({ organisationId, since }) => ({
    ...sponsors.get(organisationId)!,
    since,
  }));
  const [all] = await db.select({ total: count() }).from(sponsorWatches).where(own);
  return { rows, total: all?.total ?? 0, page, pageSize: WATCHES_PER_PAGE } satisfies Paged<
    (typeof rows)[number]
  >;
}

function isWatch(userId: string, organisationId: number) {
  return and(eq(sponsorWatches.userId, userId), eq(sponsorWatches.organisationId, organisationId));
}
