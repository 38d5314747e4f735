import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { sponsorAliases, sponsorOrganisations } from "#db/schema/sponsors.ts";
import type { PageAsked, Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { cleanText } from "#rules/sponsor-register/clean-text.ts";
import type { SponsorRefusal } from "./refusals.ts";
import { aliasKey, isKnownAlias } from "./register/known-aliases.server.ts";
import { lockRegister, nextRevision } from "./register/write-import.server.ts";

export const ALIASES_PER_PAGE = 50;

type Staff = { id: string };

/** Staff say that an organisation is also known by another name; who and when is kept. */
export async function confirmAlias(
  staff: Staff,
  { organisationId, alias }: { organisationId: number; alias: string },
  now: Date,
): Promise<Result<{}, SponsorRefusal>> {
  const name = cleanText(alias).slice(0, 160);
  if (!/[\p{L}\p{N}]/u.test(name)) return no("alias-empty");
  const said = { alias: name, organisationId, confirmedById: staff.id, confirmedAt: now };
  return db.transaction(async (tx) => {
    await lockRegister(tx);
    const isThere = await touch(tx, organisationId);
    if (!isThere) return no("no-such-organisation");
    const added = await tx
      .insert(sponsorAliases)
      .values({ ...said, aliasKey: aliasKey(name) })
      .onConflictDoUpdate({
        target: sponsorAliases.aliasKey,
        set: { ...said, removedAt: null },
        setWhere: isNotNull(sponsorAliases.removedAt),
      })
      .returning({ id: sponsorAliases.id });
    return added.length > 0 ? ok({}) : no("alias-taken");
  });
}

/** It is kept as removed: one of those that come with Waymark would return with the next copy. */
export async function removeAlias(aliasId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRegister(tx);
    const [removed] = await tx
      .update(sponsorAliases)
      .set({ removedAt: now })
      .where(and(eq(sponsorAliases.id, aliasId), inUse))
      .returning({ organisationId: sponsorAliases.organisationId });
    if (removed) await touch(tx, removed.organisationId);
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

export async function listAliases({ page, pageSize = ALIASES_PER_PAGE }: PageAsked = { page: 1 }) {
  const found = await db
    .select({
      id: sponsorAliases.id,
      alias: sponsorAliases.alias,
      aliasKey: sponsorAliases.aliasKey,
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
  const rows = found.map(({ aliasKey: key, ...row }) => ({ ...row, isOurs: isKnownAlias(key) }));
  const [all] = await db.select({ total: count() }).from(sponsorAliases).where(inUse);
  return { rows, total: all?.total ?? 0, page, pageSize } satisfies Paged<(typeof rows)[number]>;
}
