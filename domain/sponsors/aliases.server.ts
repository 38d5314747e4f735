import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { sponsorAliases, sponsorOrganisations } from "#db/schema/sponsors.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { WEB_DOMAIN } from "#rules/employer-names/known-name.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { cleanText } from "#rules/sponsor-register/clean-text.ts";
import { sponsorAudit } from "./audit-kinds.ts";
import type { SponsorRefusal } from "./checking/refusals.ts";
import { aliasKey } from "./families/known-names.server.ts";
import { settleMissedName } from "./families/missed-names.server.ts";
import { lockRegister, nextRevision } from "./register/write-import.server.ts";

export const ALIASES_PER_PAGE = 50;

type Staff = { id: string };

type ConfirmedName = { organisationId: number; alias: string; why?: typeof WEB_DOMAIN | null };

/** Staff say that an organisation is also known by another name; who and when is kept. */
export async function confirmAlias(
  staff: Staff,
  { organisationId, alias, why = null }: ConfirmedName,
  now: Date,
): Promise<Result<{}, SponsorRefusal>> {
  const name = cleanText(alias).slice(0, 160);
  if (!/[\p{L}\p{N}]/u.test(name)) return no("alias-empty");
  const said = {
    ...{ alias: name, organisationId, why, checkedOn: null },
    ...{ confirmedById: staff.id, confirmedAt: now },
  };
  return db.transaction(async (tx) => {
    await lockRegister(tx);
    const isThere = await touch(tx, organisationId);
    if (!isThere) return no("no-such-organisation");
    const added = await tx
      .insert(sponsorAliases)
      .values({ ...said, aliasKey: aliasKey(name) })
      .onConflictDoUpdate({
        target: [sponsorAliases.aliasKey, sponsorAliases.organisationId],
        set: { ...said, removedAt: null },
        setWhere: isNotNull(sponsorAliases.removedAt),
      })
      .returning({ id: sponsorAliases.id });
    if (added.length === 0) return no("alias-taken");
    await settleMissedName(tx, staff, { nameKey: aliasKey(name), now });
    const detail = { name, organisation: String(organisationId) };
    await record(tx, sponsorAudit["employer-name-added"], { actorId: staff.id, detail });
    return ok({});
  });
}

/** Staff say that an employer is not the one its web domain speaks for: kept as removed, so that it is not shown again. */
export async function declineTie(
  staff: Staff,
  { organisationId, alias }: ConfirmedName,
  now: Date,
): Promise<Result<{}, SponsorRefusal>> {
  const name = cleanText(alias).slice(0, 160);
  return db.transaction(async (tx) => {
    const declined = await tx
      .insert(sponsorAliases)
      .values({
        ...{ alias: name, aliasKey: aliasKey(name), organisationId, why: WEB_DOMAIN },
        ...{ confirmedById: staff.id, confirmedAt: now, removedAt: now },
      })
      .onConflictDoNothing()
      .returning({ id: sponsorAliases.id });
    if (declined.length === 0) return no("alias-taken");
    const detail = { name, organisation: String(organisationId) };
    await record(tx, sponsorAudit["employer-name-rejected"], { actorId: staff.id, detail });
    return ok({});
  });
}

type Tie = { name: string; organisationId: number };

/** Of such ties those that staff have not said no to. */
export async function openTies<Kind extends Tie>(ties: readonly Kind[]): Promise<Kind[]> {
  if (ties.length === 0) return [];
  const keys = [...new Set(ties.map(({ name }) => aliasKey(name)))];
  const removed = await db
    .select({ key: sponsorAliases.aliasKey, organisationId: sponsorAliases.organisationId })
    .from(sponsorAliases)
    .where(and(inArray(sponsorAliases.aliasKey, keys), isNotNull(sponsorAliases.removedAt)));
  return ties.filter(
    (tie) =>
      !removed.some(
        ({ key, organisationId }) =>
          key === aliasKey(tie.name) && organisationId === tie.organisationId,
      ),
  );
}

/** It is kept as removed: one of those that come with Waymark would return with the next copy. */
export async function removeAlias(staff: Staff, aliasId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRegister(tx);
    const [removed] = await tx
      .update(sponsorAliases)
      .set({ removedAt: now })
      .where(and(eq(sponsorAliases.id, aliasId), inUse))
      .returning({ organisationId: sponsorAliases.organisationId, name: sponsorAliases.alias });
    if (!removed) return;
    await touch(tx, removed.organisationId);
    const detail = { name: removed.name, organisation: String(removed.organisationId) };
    await record(tx, sponsorAudit["employer-name-removed"], { actorId: staff.id, detail });
  });
}

const inUse = isNull(sponsorAliases.removedAt);

/** Tells the index in memory to read the organisation again. Only under the register's lock. */
async function touch(tx: Transaction, organisationId: number): Promise<boolean> {
  const touched = await tx
    .update(sponsorOrganisations)
    .set({ revision: await nextRevision(tx) })
    .where(eq(sponsorOrganisations.id, organisationId))
    .returning({ id: sponsorOrganisations.id });
  return touched.length > 0;
}

export type Alias = Awaited<ReturnType<typeof listAliases>>["rows"][number];

export async function listAliases({ page, pageSize = ALIASES_PER_PAGE }: PageParams = { page: 1 }) {
  const rows = await db
    .select({
      id: sponsorAliases.id,
      alias: sponsorAliases.alias,
      why: sponsorAliases.why,
      isOurs: sql<boolean>`${sponsorAliases.checkedOn} is not null`,
      organisationId: sponsorAliases.organisationId,
      organisation: sponsorOrganisations.name,
      town: sponsorOrganisations.town,
      confirmedBy: users.name,
      confirmedAt: sponsorAliases.confirmedAt,
    })
    .from(sponsorAliases)
    .innerJoin(sponsorOrganisations, eq(sponsorOrganisations.id, sponsorAliases.organisationId))
    .leftJoin(users, eq(users.id, sponsorAliases.confirmedById))
    .where(inUse)
    .orderBy(desc(sponsorAliases.confirmedAt), sponsorAliases.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(sponsorAliases).where(inUse);
  return { rows, total: all?.total ?? 0, page, pageSize } satisfies Paged<(typeof rows)[number]>;
}
