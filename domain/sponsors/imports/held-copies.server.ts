import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { sponsorEvents, sponsorImports } from "#db/schema/sponsors.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { findFile, readWhole, removeFiles } from "#platform/files/files.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import { sponsorAudit } from "../audit-kinds.ts";
import type { ImportRefusal } from "../checking/refusals.ts";
import { addKnownNames } from "../families/known-names.server.ts";
import { findCurrentImport, REGISTER_TAG } from "../register/current-import.server.ts";
import { type ImportPlan, planImport } from "../register/plan-import.server.ts";
import { lockRegister, nextRevision } from "../register/write-import.server.ts";
import { changeCopies, writeNewRows } from "../register/write-licences.server.ts";
import {
  updateOrganisations,
  writeNewOrganisations,
} from "../register/write-organisations.server.ts";

type Staff = { id: string };

/** Somebody says that a copy which lost many rows is right: its watchers are told, it is no longer to be taken back. */
export async function confirmCopy(staff: Staff, id: number): Promise<Result<{}, ImportRefusal>> {
  return db.transaction(async (tx) => {
    const held = await heldCopy(tx, id);
    if (!held) return no("already-decided");
    await release(tx, id, held.previousFileId, {});
    await record(tx, sponsorAudit["register-copy-confirmed"], decidedBy(staff, id));
    await enqueue(tx, "register-changed", {});
    return ok({});
  });
}

/** Puts the copy before it back, as if this one had never come: nobody is told anything of it. */
export async function takeBackCopy(
  staff: Staff,
  id: number,
  now: Date,
): Promise<Result<{}, ImportRefusal>> {
  const [copy] = await db.select().from(sponsorImports).where(eq(sponsorImports.id, id));
  const rows = copy?.previousFileId ? await readRows(copy.previousFileId) : null;
  if (!copy?.noticesHeld || !rows) return no("already-decided");
  const plan = await planImport(rows, { isFirst: false, isDemo: false });
  const taken = await db.transaction(async (tx) => {
    await lockRegister(tx);
    if ((await findCurrentImport(tx))?.id !== id || !(await heldCopy(tx, id))) return false;
    await putBack(tx, plan, { id, asOf: copy.asOf!, now });
    await release(tx, id, copy.previousFileId, { state: "taken back" });
    await record(tx, sponsorAudit["register-copy-taken-back"], decidedBy(staff, id));
    await enqueue(tx, "register-changed", {});
    return true;
  });
  if (!taken) return no("changed-meanwhile");
  invalidatePages(REGISTER_TAG);
  return ok({});
}

function decidedBy(staff: Staff, id: number) {
  return { actorId: staff.id, detail: { copy: String(id) } };
}

async function heldCopy(tx: Transaction, id: number) {
  const [held] = await tx
    .select({ previousFileId: sponsorImports.previousFileId })
    .from(sponsorImports)
    .where(and(eq(sponsorImports.id, id), eq(sponsorImports.noticesHeld, true)))
    .for("update");
  return held ?? null;
}

async function release(
  tx: Transaction,
  id: number,
  fileId: string | null,
  change: { state?: "taken back" },
): Promise<void> {
  await tx
    .update(sponsorImports)
    .set({ noticesHeld: false, previousFileId: null, ...change })
    .where(eq(sponsorImports.id, id));
  if (fileId) await removeFiles(tx, [fileId]);
}

async function readRows(fileId: string): Promise<RawRow[] | null> {
  const file = await findFile(fileId);
  const bytes = file && (await readWhole(file));
  return bytes ? (JSON.parse(String(await promisify(gunzip)(bytes))) as RawRow[]) : null;
}

async function putBack(
  tx: Transaction,
  plan: ImportPlan,
  { id, asOf, now }: { id: number; asOf: string; now: Date },
): Promise<void> {
  const revision = await nextRevision(tx);
  const context = { asOf, previousAsOf: null, revision, isDemo: false };
  const ids = await writeNewOrganisations(tx, plan.organisations, context);
  await updateOrganisations(tx, plan.organisations, context);
  await changeCopies(tx, plan.copies);
  await writeNewRows(tx, plan.organisations, ids);
  await tx.delete(sponsorEvents).where(eq(sponsorEvents.importId, id));
  // Those whom this copy alone had named have never been there; others left when they did before.
  await tx.execute(sql`
    update sponsor_organisations as gone set left_on = (
      select max(seen_on) from sponsor_events
      where organisation_id = gone.id and kind = 'left'), last_seen_on = null
    where revision = ${revision}::int and not is_on_register`);
  await addKnownNames(tx, { now, revision });
}
