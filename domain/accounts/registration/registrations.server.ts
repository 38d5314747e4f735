import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { registrations, users } from "#db/schema/accounts.ts";
import { preAuthorisedStudents, universities } from "#db/schema/universities.ts";
import { verifySigned } from "#platform/signing.server.ts";
import type { OfficeRole } from "#rules/access/office-role.ts";
import type { Role } from "#rules/access/visitor.ts";
import { findByFormerAddress } from "../merging/former-address.server.ts";
import { SET_UP_DAYS, SET_UP_PURPOSE } from "./links.server.ts";

export type OpenRegistration = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

/** Null for anything but an unused, unexpired link with this address in it. */
export async function findRegistrationByToken(token: string, email: string, now: Date) {
  const id = verifySigned(SET_UP_PURPOSE, token, now);
  const registration = id ? await findOpen(id, now) : null;
  return registration?.email === email.trim().toLowerCase() ? registration : null;
}

/** For /register-invite/{user_id}: the id in the address and the token must belong together. */
export async function findInvitation(registrationId: string, token: string, now: Date) {
  const id = verifySigned(SET_UP_PURPOSE, token, now);
  return id === registrationId ? findOpen(id, now) : null;
}

async function findOpen(id: string, now: Date) {
  const [registration] = await db
    .select({
      id: registrations.id,
      email: registrations.email,
      name: registrations.name,
      role: registrations.role,
      source: registrations.source,
      universityId: registrations.universityId,
      universityName: universities.name,
      courseEndsOn: preAuthorisedStudents.courseEndsOn,
    })
    .from(registrations)
    .leftJoin(universities, eq(universities.id, registrations.universityId))
    .leftJoin(
      preAuthorisedStudents,
      and(
        eq(preAuthorisedStudents.universityId, registrations.universityId),
        eq(preAuthorisedStudents.email, registrations.email),
      ),
    )
    .where(and(eq(registrations.id, id), isOpen(now)));
  return registration ?? null;
}

/** Neither used, nor withdrawn, nor too old. The one definition of an open registration. */
export function isOpen(now: Date) {
  return and(
    isNull(registrations.completedAt),
    isNull(registrations.withdrawnAt),
    gt(registrations.expiresAt, now),
  );
}

export type NewRegistration = {
  email: string;
  name: string;
  role: Role;
  officeRole?: OfficeRole | null | undefined;
  universityId: number | null;
  source: string;
  invitedById?: string | null;
  referralCode?: string | null;
  referredAt?: Date | null;
  details?: Record<string, string>;
};

/**
 * Puts somebody on the way to an account. An address that has one already gets
 * a row too, withdrawn at birth, so that both take the same statements.
 */
export async function addRegistration(tx: Transaction, added: NewRegistration, now: Date) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, added.email));
  // For every address alike, so that how much work it was says nothing about this one.
  const former = await findByFormerAddress(tx, added.email);
  const hasAccount = user !== undefined || former !== null;
  const [registration] = await tx
    .insert(registrations)
    .values({
      id: randomUUID(),
      ...added,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SET_UP_DAYS * 24 * 3600_000),
      withdrawnAt: hasAccount ? now : null,
    })
    .returning({
      id: registrations.id,
      email: registrations.email,
      expiresAt: registrations.expiresAt,
    });
  return { registration: registration!, hasAccount, former: user ? null : former };
}
