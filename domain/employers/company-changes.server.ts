import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employerChanges, employers } from "#db/schema/employers.ts";

/** What readers see of a company beside its jobs, in words and picture of its own. */
export type CompanyFace = { website: string | null; about: string | null; logoId: string | null };

type Showing = {
  employerId: number;
  change: Partial<CompanyFace>;
  by: string;
  now: Date;
};

/**
 * Shows a company as it wants to be seen: at once where it is trusted, else once
 * our staff have read it, and until then as it was. Says whether it waits.
 */
export async function showCompany(tx: Transaction, showing: Showing): Promise<boolean> {
  const { employerId, change, by, now } = showing;
  const { isTrusted, ...shown } = await lockFace(tx, employerId);
  const wanted = { ...shown, ...(await asked(tx, employerId)), ...change };
  if (isTrusted || isSame(shown, wanted)) {
    await tx.delete(employerChanges).where(eq(employerChanges.employerId, employerId));
    await tx
      .update(employers)
      .set({ ...wanted, updatedAt: now })
      .where(eq(employers.id, employerId));
    return false;
  }
  const sent = { ...wanted, sentById: by, sentAt: now, sentBackAt: null, note: null };
  await tx
    .insert(employerChanges)
    .values({ employerId, ...sent })
    .onConflictDoUpdate({ target: employerChanges.employerId, set: sent });
  return true;
}

/** Takes a company's picture away at once: nobody needs to read that. */
export async function hideLogo(tx: Transaction, employerId: number, now: Date): Promise<void> {
  const { isTrusted: _trust, ...shown } = await lockFace(tx, employerId);
  const wanted = await asked(tx, employerId);
  const logoId = null;
  await tx.update(employers).set({ logoId, updatedAt: now }).where(eq(employers.id, employerId));
  if (!wanted) return;
  const isOfChange = eq(employerChanges.employerId, employerId);
  if (isSame({ ...shown, logoId }, { ...wanted, logoId })) {
    await tx.delete(employerChanges).where(isOfChange);
  } else {
    await tx.update(employerChanges).set({ logoId }).where(isOfChange);
  }
}

const face = { website: employers.website, about: employers.about, logoId: employers.logoId };

async function lockFace(tx: Transaction, employerId: number) {
  const [row] = await tx
    .select({ ...face, isTrusted: employers.isTrusted })
    .from(employers)
    .where(eq(employers.id, employerId))
    .for("update");
  if (!row) throw new Error(`There is no employer ${employerId}`);
  return row;
}

async function asked(tx: Transaction, employerId: number): Promise<CompanyFace | undefined> {
  const [row] = await tx
    .select({
      website: employerChanges.website,
      about: employerChanges.about,
      logoId: employerChanges.logoId,
    })
    .from(employerChanges)
    .where(eq(employerChanges.employerId, employerId));
  return row;
}

function isSame(one: CompanyFace, other: CompanyFace): boolean {
  return one.website === other.website && one.about === other.about && one.logoId === other.logoId;
}

/** What an employer asked to change and readers do not see yet; with a note where it came back. */
export async function openChangeOf(employerId: number) {
  const [change] = await db
    .select({
      website: employerChanges.website,
      about: employerChanges.about,
      logoId: employerChanges.logoId,
      sentBackAt: employerChanges.sentBackAt,
      note: employerChanges.note,
    })
    .from(employerChanges)
    .where(eq(employerChanges.employerId, employerId));
  return change ?? null;
}
