import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { sponsorImports, sponsorOrganisations } from "#db/schema/sponsors.ts";
import { countsOf } from "#rules/sponsor-register/row-diff.ts";

import { addKnownNames } from "../families/known-names.server.ts";
import type { ImportPlan } from "./plan-import.server.ts";
import { writeEvents } from "./write-events.server.ts";
import { changeCopies, writeNewRows } from "./write-licences.server.ts";
import { updateOrganisations, writeNewOrganisations } from "./write-organisations.server.ts";

export type ImportDetails = {
  asOf: string;
  source: typeof sponsorImports.$inferSelect.source;
  sourceName: string;
  sha256: string;
  rows: number;
  importedById: string | null;
  now: Date;
  /** The rows of the copy before, and that nobody is told yet: for a copy that lost many. */
  previousFileId: string | null;
  noticesHeld: boolean;
  /** The day of the copy before: those who left were last seen then. */
  previousAsOf: string | null;
  startedAt: number;
};

/** Writes a planned import in the caller's transaction, which holds the register's lock. */
export async function writeImport(
  tx: Transaction,
  plan: ImportPlan,
  details: ImportDetails,
): Promise<number> {
  const { startedAt, previousAsOf, now, ...columns } = details;
  const [added] = await tx
    .insert(sponsorImports)
    .values({ ...columns, state: "done", counts: countsOf(plan.diff), importedAt: now })
    .returning({ id: sponsorImports.id });
  const importId = added!.id;
  const isDemo = details.source === "demo";
  const revision = await nextRevision(tx);
  const context = { importId, asOf: details.asOf, previousAsOf, revision, isDemo };

  const ids = await writeNewOrganisations(tx, plan.organisations, context);
  await updateOrganisations(tx, plan.organisations, context);
  await changeCopies(tx, plan.copies);
  await writeNewRows(tx, plan.organisations, ids);
  await writeEvents(tx, plan.organisations, { ...context, ids });
  await addKnownNames(tx, { now, revision: context.revision });
  await tx.execute(sql`
    update sponsor_imports set took_ms = ${Math.round(performance.now() - startedAt)},
      organisations = (select count(*) from sponsor_organisations where is_on_register and is_demo = ${isDemo})
    where id = ${importId}`);
  return importId;
}

/** Only under the register's lock, or two changes could be given one number. */
export async function nextRevision(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({
      highest: sql<number>`coalesce(max(${sponsorOrganisations.revision}), 0)`.mapWith(Number),
    })
    .from(sponsorOrganisations);
  return (row?.highest ?? 0) + 1;
}

/** One change of the register at a time, on every process. Held until the transaction ends. */
export async function lockRegister(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sponsor-register'))`);
}
