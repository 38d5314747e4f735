import { count, desc, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { users } from "#db/schema/accounts.ts";
import { sponsorAliases, sponsorOrganisations } from "#db/schema/sponsors.ts";
import type { Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { cleanText } from "#rules/sponsor-register/clean-text.ts";
import type { SponsorRefusal } from "./refusals.ts";
import { aliasKey } from "./register/known-aliases.server.ts";
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
  try {
    return await db.transaction(async (tx) => {
      const isThere = await touch(tx, organisationId);
      if (!isThere) return no("no-such-organisation");
      const row = { alias: name, aliasKey: aliasKey(name), organisationId };
      await tx.insert(sponsorAliases).values({ ...row, confirmedById: staff.id, confirmedAt: now });
      return ok({});
    });
  } catch (error) {
    if (violates(error, "sponsor_aliases_once")) return no("alias-taken");
    throw error;
  }
}

export async function removeAlias(aliasId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(sponsorAliases)
      .where(eq(sponsorAliases.id, aliasId))
      .returning({ organisationId: sponsorAliases.organisationId });
    if (removed) await touch(tx, removed.organisationId);
  });
}

/** Tells the index in memory to read the organisation again. */
async function touch(tx: Transaction, organisationId: number): Promise<boolean> {
  await lockRegister(tx);
  const touched = await tx
    .update(sponsorOrganisations)
    .set({ revision: await nextRevision(tx) })
    .where(eq(sponsorOrganisations.id, organisationId))
    .returning({ id: sponsorOrganisations.id });
  return touched.length > 0;
}

export async function listAliases(page = 1) {
  const rows = await db
    .select({
      id: sponsorAliases.id,
      alias: sponsorAliases.alias,
      organisationId: sponsorAliases.organisationId,
      organisation: sponsorOrganisations.name,
      town: sponsorOrganisations.town,
      confirmedBy: users.name,
      confirmedAt: sponsorAliases.confirmedAt,
    })
    .from(sponsorAliases)
    .innerJoin(sponsorOrganisations, eq(sponsorOrganisations.id, sponsorAliases.organisationId))
    .leftJoin(users, eq(users.id, sponsorAliases.confirmedById))
    .orderBy(desc(sponsorAliases.confirmedAt), sponsorAliases.id)
    .limit(ALIASES_PER_PAGE)
    .offset((page - 1) * ALIASES_PER_PAGE);
  const [all] = await db.select({ total: count() }).from(sponsorAliases);
  return { rows, total: all?.total ?? 0, page, pageSize: ALIASES_PER_PAGE } satisfies Paged<
    (typeof rows)[number]
  >;
}
