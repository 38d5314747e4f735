import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { accessRequests, registrations, securityEvents, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { verifications } from "#db/schema/sign-in.ts";
import {
  preAuthorisedStudents,
  studentImportRows,
  studentImports,
  universityDomainClaims,
} from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { log } from "#platform/log.server.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import { formerAddressesOf } from "../merging/former-address.server.ts";
import { withdrawTokens } from "../sign-in/one-time-tokens.server.ts";

const BATCH = 100;

/** What a capability holds on an address without an account; it goes in the same transaction. */
type EraseByAddress = (tx: Transaction, email: string) => Promise<void>;

/**
 * Erases every account whose days of grace have passed; answers how many. A
 * fault with one does not keep the others: it is thrown when all have been tried.
 */
export async function eraseAccounts(
  now: Date,
  alsoErase: readonly EraseByAddress[] = [],
): Promise<number> {
  const faults: unknown[] = [];
  let erased = 0;
  for (let due = await dueAfter("", now); due.length > 0; due = await dueAfter(due.at(-1)!, now)) {
    for (const id of due) {
      try {
        if (await db.transaction((tx) => erase(tx, id, { now, alsoErase }))) erased += 1;
        outdateSessions(id);
      } catch (error) {
        log.error({ userId: id, error }, "An account could not be erased");
        faults.push(error);
      }
    }
  }
  if (erased > 0) log.info({ erased }, "Accounts erased");
  if (faults.length > 0) throw new AggregateError(faults, sentenceOf(faults.length));
  return erased;
}

async function dueAfter(id: string, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.eraseAfter, now), gt(users.id, id)))
    .orderBy(users.id)
    .limit(BATCH);
  return due.map((user) => user.id);
}

function sentenceOf(faults: number): string {
  return `${faults} ${faults === 1 ? "account" : "accounts"} could not be erased`;
}

/** What hangs on the account goes with it by foreign key; the rest knows the person by address. */
async function erase(
  tx: Transaction,
  userId: string,
  { now, alsoErase }: { now: Date; alsoErase: readonly EraseByAddress[] },
): Promise<boolean> {
  const former = await formerAddressesOf(userId, tx);
  const [gone] = await tx
    .delete(users)
    .where(and(eq(users.id, userId), lte(users.eraseAfter, now)))
    .returning({ email: users.email, universityId: users.universityId });
  // Its owner changed their mind a moment ago.
  if (!gone) return false;

  for (const email of [gone.email, ...former]) {
    await eraseByAddress(tx, email);
    for (const also of alsoErase) await also(tx, email);
  }
  await withdrawTokens(tx, userId);
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await unlink(tx, userId);
  await record(tx, accountAudit["account-erased"], { universityId: gone.universityId });
  return true;
}

async function eraseByAddress(tx: Transaction, email: string): Promise<void> {
  await tx.delete(registrations).where(eq(sql`lower(${registrations.email})`, email));
  await tx.delete(accessRequests).where(eq(sql`lower(${accessRequests.email})`, email));
  await tx.delete(preAuthorisedStudents).where(eq(preAuthorisedStudents.email, email));
  await tx.delete(studentImportRows).where(eq(sql`lower(${studentImportRows.email})`, email));
  await tx.delete(mails).where(eq(sql`lower(${mails.recipient})`, email));
}

/** The trail stays, without the person; so does what they did for others. */
async function unlink(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(securityEvents)
    .set({
      userId: sql`nullif(${securityEvents.userId}, ${userId})`,
      actorId: sql`nullif(${securityEvents.actorId}, ${userId})`,
    })
    .where(or(eq(securityEvents.userId, userId), eq(securityEvents.actorId, userId)));
  await tx
    .update(registrations)
    .set({ invitedById: null })
    .where(eq(registrations.invitedById, userId));
  await tx
    .update(accessRequests)
    .set({ decidedById: null })
    .where(eq(accessRequests.decidedById, userId));
  await tx
    .update(preAuthorisedStudents)
    .set({ addedById: null })
    .where(eq(preAuthorisedStudents.addedById, userId));
  await tx
    .update(studentImports)
    .set({ createdById: null })
    .where(eq(studentImports.createdById, userId));
  await tx
    .update(universityDomainClaims)
    .set({ askedById: null })
    .where(eq(universityDomainClaims.askedById, userId));
}
