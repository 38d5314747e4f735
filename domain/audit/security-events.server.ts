import { count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db, type Transaction } from "#db/client.server.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import type { Paged } from "#rules/paged.ts";

const PAGE_SIZE = 50;

export type SecurityEventKind =
  | "signed-in"
  | "sign-in-failures"
  | "code-failures"
  | "signed-out-everywhere"
  | "session-ended"
  | "account-set-up"
  | "password-changed"
  | "password-reset"
  | "email-verified"
  | "email-changed"
  | "two-factor-on"
  | "two-factor-off"
  | "recovery-codes-renewed"
  | "recovery-code-used"
  | "passkey-added"
  | "passkey-removed"
  | "role-changed"
  | "flags-changed"
  | "university-flags-changed"
  | "university-added"
  | "university-changed"
  | "university-logo-changed"
  | "university-logo-removed"
  | "invited"
  | "access-requested"
  | "access-approved"
  | "access-declined"
  | "pre-authorised"
  | "pre-authorisation-removed"
  | "erasure-asked"
  | "erasure-cancelled"
  | "account-erased"
  | "staff-created"
  | "company-named"
  | "company-claimed"
  | "company-claim-decided"
  | "company-change-decided"
  | "employer-trust-changed"
  | "employer-register-set"
  | StaffAct;

/** What our staff do to the whole site, and to nobody in particular. */
export type StaffAct =
  | "job-code-set"
  | "job-feed-set"
  | "job-feed-loss-accepted"
  | "job-feed-removed"
  | "page-saved"
  | "page-published"
  | "page-unpublished"
  | "page-renamed"
  | "outside-switched"
  | "maintenance-switched"
  | "redirect-set"
  | "redirect-removed";

type Recorded = {
  userId?: string | null;
  actorId?: string | null;
  universityId?: number | null;
  detail?: Record<string, string>;
};

/** Notes what happened, in the transaction in which it happened. */
export async function record(
  tx: Transaction,
  kind: SecurityEventKind,
  { userId = null, actorId = null, universityId = null, detail = {} }: Recorded,
): Promise<void> {
  await tx.insert(securityEvents).values({ kind, userId, actorId, universityId, detail });
}

/** Notes what somebody of our staff did to the site, once it is done. */
export async function recordStaffAct(
  kind: StaffAct,
  actorId: string,
  detail: Record<string, string> = {},
): Promise<void> {
  await db.insert(securityEvents).values({ kind, actorId, detail });
}

type Asking = { kind: string; universityId?: number | null; isNew: boolean };

/** Notes that somebody asked to be let in, for the first time or again while it waits. */
export async function recordAsking(
  tx: Transaction,
  { kind, universityId = null, isNew }: Asking,
): Promise<void> {
  const detail = { kind, ...(isNew ? {} : { again: "yes" }) };
  await record(tx, "access-requested", { universityId, detail });
}

const actors = alias(users, "actors");

const row = {
  id: securityEvents.id,
  at: securityEvents.at,
  kind: sql<SecurityEventKind>`${securityEvents.kind}`,
  userId: securityEvents.userId,
  userName: users.name,
  actorId: securityEvents.actorId,
  actorName: actors.name,
  universityId: securityEvents.universityId,
  detail: securityEvents.detail,
};

export type SecurityEventRow = Awaited<ReturnType<typeof readEvents>>[number];

/** The trail, newest first. For our staff only. */
export async function unsafeListSecurityEvents(page: number): Promise<Paged<SecurityEventRow>> {
  const [total] = await db.select({ total: count() }).from(securityEvents);
  return { rows: await readEvents(page), total: total?.total ?? 0, page, pageSize: PAGE_SIZE };
}

/** What happened to one person, newest first, for that person. */
export async function listSecurityEventsOf(
  userId: string,
  page: number,
): Promise<Paged<SecurityEventRow>> {
  const [total] = await db
    .select({ total: count() })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId));
  return {
    rows: await readEvents(page, userId),
    total: total?.total ?? 0,
    page,
    pageSize: PAGE_SIZE,
  };
}

function readEvents(page: number, userId?: string) {
  return db
    .select(row)
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .leftJoin(actors, eq(actors.id, securityEvents.actorId))
    .where(userId === undefined ? undefined : eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}
