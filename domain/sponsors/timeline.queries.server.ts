import { count, desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sponsorEvents, sponsorImports } from "#db/schema/sponsors.ts";
import type { Paged } from "#rules/paged.ts";

export const EVENTS_PER_PAGE = 50;
export const IMPORTS_PER_PAGE = 25;

/** What the register said anew about an organisation, newest first. */
export async function listEvents(organisationId: number, page = 1) {
  const ofIt = eq(sponsorEvents.organisationId, organisationId);
  const rows = await db
    .select({
      id: sponsorEvents.id,
      kind: sponsorEvents.kind,
      seenOn: sponsorEvents.seenOn,
      route: sponsorEvents.route,
      before: sponsorEvents.before,
      after: sponsorEvents.after,
    })
    .from(sponsorEvents)
    .where(ofIt)
    .orderBy(desc(sponsorEvents.seenOn), sponsorEvents.id)
    .limit(EVENTS_PER_PAGE)
    .offset((page - 1) * EVENTS_PER_PAGE);
  const [all] = await db.select({ total: count() }).from(sponsorEvents).where(ofIt);
  return { rows, total: all?.total ?? 0, page, pageSize: EVENTS_PER_PAGE } satisfies Paged<
    (typeof rows)[number]
  >;
}

/** For staff: every copy that was read or refused, newest first. */
export async function listImports(page = 1) {
  const rows = await db
    .select({
      id: sponsorImports.id,
      asOf: sponsorImports.asOf,
      source: sponsorImports.source,
      sourceName: sponsorImports.sourceName,
      state: sponsorImports.state,
      refusal: sponsorImports.refusal,
      rows: sponsorImports.rows,
      organisations: sponsorImports.organisations,
      counts: sponsorImports.counts,
      importedAt: sponsorImports.importedAt,
      tookMs: sponsorImports.tookMs,
    })
    .from(sponsorImports)
    .orderBy(desc(sponsorImports.importedAt), sponsorImports.id)
    .limit(IMPORTS_PER_PAGE)
    .offset((page - 1) * IMPORTS_PER_PAGE);
  const [all] = await db.select({ total: count() }).from(sponsorImports);
  return { rows, total: all?.total ?? 0, page, pageSize: IMPORTS_PER_PAGE } satisfies Paged<
    (typeof rows)[number]
  >;
}
