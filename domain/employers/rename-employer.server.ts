import { randomBytes } from "node:crypto";
import { and, eq, ne, or } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { employerFormerNames, employers } from "#db/schema/employers.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { employerAudit } from "./audit-kinds.ts";
import { takenSlugs } from "./known-names.server.ts";
import { employerNameKey, employerSlug } from "./name-key.ts";
import type { EmployerDeskRefusal } from "./refusals.ts";

type Renaming = { name: string; now: Date };

/**
 * Staff give an employer its new name. Its page moves to a new address, the old one leads there
 * for ever, and adverts that still come under the old name stay its own.
 */
export async function renameEmployer(
  staff: Member,
  employerId: number,
  { name, now }: Renaming,
): Promise<Result<{ slug: string }, EmployerDeskRefusal>> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  try {
    const result = await db.transaction((tx) => renameIn(tx, { staff, employerId, name, now }));
    if (result.ok) invalidatePages("jobs");
    return result;
  } catch (error) {
    if (violates(error, "employers_name_key_unique")) return no("name-taken");
    throw error;
  }
}

type InTransaction = Renaming & { staff: Member; employerId: number };

async function renameIn(
  tx: Transaction,
  { staff, employerId, name, now }: InTransaction,
): Promise<Result<{ slug: string }, EmployerDeskRefusal>> {
  const [before] = await tx
    .select({ name: employers.name, slug: employers.slug, nameKey: employers.nameKey })
    .from(employers)
    .where(eq(employers.id, employerId))
    .for("update");
  if (!before) return no("not-found");
  if (before.name === name) return ok({ slug: before.slug });
  const nameKey = employerNameKey(name);
  if (await isAnothers(tx, { employerId, nameKey })) return no("name-taken");

  const slug = await slugFor(tx, { employerId, slug: before.slug, name });
  await tx
    .delete(employerFormerNames)
    .where(or(eq(employerFormerNames.slug, slug), eq(employerFormerNames.nameKey, nameKey)));
  await tx
    .update(employers)
    .set({ name, nameKey, slug, updatedAt: now })
    .where(eq(employers.id, employerId));
  if (slug !== before.slug) {
    const { slug: was, nameKey: wasKey } = before;
    await tx
      .insert(employerFormerNames)
      .values({ slug: was, nameKey: wasKey, employerId, renamedAt: now });
  }
  await enqueue(tx, "resolve-employers", { which: "all", ids: [employerId] });
  const detail = { employer: String(employerId), before: before.name, after: name };
  await record(tx, employerAudit["employer-renamed"], { actorId: staff.id, detail });
  return ok({ slug });
}

/** A name that another employer gave up still leads to that one. */
async function isAnothers(
  tx: Transaction,
  { employerId, nameKey }: { employerId: number; nameKey: string },
): Promise<boolean> {
  const former = and(
    eq(employerFormerNames.nameKey, nameKey),
    ne(employerFormerNames.employerId, employerId),
  );
  return (await tx.$count(employerFormerNames, former)) > 0;
}

/** Its own address of before may come back to it; one of another employer gets an ending. */
async function slugFor(
  tx: Transaction,
  given: { employerId: number; slug: string; name: string },
): Promise<string> {
  const wanted = employerSlug(given.name);
  if (wanted === given.slug) return wanted;
  const own = and(
    eq(employerFormerNames.slug, wanted),
    eq(employerFormerNames.employerId, given.employerId),
  );
  if ((await tx.$count(employerFormerNames, own)) > 0) return wanted;
  const isTaken = (await takenSlugs(tx, [wanted])).has(wanted);
  return isTaken ? `${wanted}-${randomBytes(3).toString("hex")}` : wanted;
}
