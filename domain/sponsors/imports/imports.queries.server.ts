import { and, count, desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { sponsorEvents, sponsorImports, sponsorOrganisations } from "#db/schema/sponsors.ts";
import type { Paged } from "#rules/paged.ts";
import type { RegisterChangeKind } from "#rules/sponsor-register/organisation-changes.ts";
import { findCurrentImport } from "../register/current-import.server.ts";

export const IMPORTS_PER_PAGE = 25;
export const IMPORT_EVENTS_PER_PAGE = 50;

const importColumns = {
  id: sponsorImports.id,
  asOf: sponsorImports.asOf,
  source: sponsorImports.source,
  sourceName: sponsorImports.sourceName,
  state: sponsorImports.state,
  refusal: sponsorImports.refusal,
  noticesHeld: sponsorImports.noticesHeld,
  rows: sponsorImports.rows,
  organisations: sponsorImports.organisations,
  counts: sponsorImports.counts,
  importedBy: users.name,
  importedAt: sponsorImports.importedAt,
  tookMs: sponsorImports.tookMs,
};

export type RegisterImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** For staff: every copy that was read or refused, newest first. */
export async function listImports(page = 1) {
  const rows = await db
    .select(importColumns)
    .from(sponsorImports)
    .leftJoin(users, eq(users.id, sponsorImports.importedById))
    .orderBy(desc(sponsorImports.importedAt), desc(sponsorImports.id))
    .limit(IMPORTS_PER_PAGE)
    .offset((page - 1) * IMPORTS_PER_PAGE);
  const [all] = await db.select({ total: count() }).from(sponsorImports);
  return { rows, total: all?.total ?? 0, page, pageSize: IMPORTS_PER_PAGE } satisfies Paged<
    (typeof rows)[number]
  >;
}

export async function findImport(id: number) {
  const [found] = await db
    .select(importColumns)
    .from(sponsorImports)
    .leftJoin(users, eq(users.id, sponsorImports.importedById))
    .where(eq(sponsorImports.id, id));
  return found ?? null;
}

/** The copy that answers today, with all that is known of it. */
export async function findCurrentCopy(): Promise<RegisterImport | null> {
  const current = await findCurrentImport();
  return current && findImport(current.id);
}

export type ImportEvent = Awaited<ReturnType<typeof listImportEvents>>["rows"][number];

/** What was new in one copy, kind by kind; of one kind alone where it is named. */
export async function listImportEvents(
  importId: number,
  { kind, page }: { kind: RegisterChangeKind | null; page: number },
) {
  const wanted = and(
    eq(sponsorEvents.importId, importId),
    kind ? eq(sponsorEvents.kind, kind) : undefined,
  );
  const rows = await db
    .select({
      id: sponsorEvents.id,
      kind: sponsorEvents.kind,
      route: sponsorEvents.route,
      before: sponsorEvents.before,
      after: sponsorEvents.after,
      organisationId: sponsorEvents.organisationId,
      name: sponsorOrganisations.name,
      town: sponsorOrganisations.town,
    })
    .from(sponsorEvents)
    .innerJoin(sponsorOrganisations, eq(sponsorOrganisations.id, sponsorEvents.organisationId))
    .where(wanted)
    .orderBy(sponsorEvents.kind, sponsorEvents.id)
    .limit(IMPORT_EVENTS_PER_PAGE)
    .offset((page - 1) * IMPORT_EVENTS_PER_PAGE);
  const [all] = await db.select({ total: count() }).from(sponsorEvents).where(wanted);
  return { rows, total: all?.total ?? 0, page, pageSize: IMPORT_EVENTS_PER_PAGE } satisfies Paged<
    (typeof rows)[number]
  >;
}

/** How many events of each kind a copy brought. */
export function countImportEvents(importId: number) {
  return db
    .select({ kind: sponsorEvents.kind, total: count() })
    .from(sponsorEvents)
    .where(eq(sponsorEvents.importId, importId))
    .groupBy(sponsorEvents.kind)
    .orderBy(sponsorEvents.kind);
}
