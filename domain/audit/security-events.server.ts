import { count, desc, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db, type Transaction } from "#db/client.server.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { AuditKind } from "./audit-kind.ts";

const PAGE_SIZE = 50;

type Recorded = {
  userId?: string | null;
  actorId?: string | null;
  universityId?: number | null;
  detail?: Record<string, string>;
};

/** Notes what happened, in the transaction in which it happened. */
export async function record(
  tx: Transaction,
  kind: AuditKind,
  { userId = null, actorId = null, universityId = null, detail = {} }: Recorded,
): Promise<void> {
  const event = { kind: kind.name, userId, actorId, universityId, detail };
  await tx.insert(securityEvents).values(event);
}

/** The same for what is done outside of any transaction of ours, once it is done: a switch. */
export async function recordDone(kind: AuditKind, recorded: Recorded): Promise<void> {
  await db.transaction((tx) => record(tx, kind, recorded));
}

const actors = alias(users, "actors");

const row = {
  id: securityEvents.id,
  at: securityEvents.at,
  kind: securityEvents.kind,
  userId: securityEvents.userId,
  userName: users.name,
  actorId: securityEvents.actorId,
  actorName: actors.name,
  universityId: securityEvents.universityId,
  detail: securityEvents.detail,
};

export type SecurityEventRow = Awaited<ReturnType<typeof readEvents>>[number];

/** The trail, newest first. For our staff only. */
export async function unsafeListSecurityEvents({
  kind,
  page,
  pageSize = PAGE_SIZE,
}: PageParams & { kind?: string | undefined }): Promise<Paged<SecurityEventRow>> {
  const where = kind ? eq(securityEvents.kind, kind) : undefined;
  const total = await db.$count(securityEvents, where);
  return { rows: await readEvents(where, { page, pageSize }), total, page, pageSize };
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
    rows: await readEvents(eq(securityEvents.userId, userId), { page, pageSize: PAGE_SIZE }),
    total: total?.total ?? 0,
    page,
    pageSize: PAGE_SIZE,
  };
}

function readEvents(
  where: SQL | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return db
    .select(row)
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .leftJoin(actors, eq(actors.id, securityEvents.actorId))
    .where(where)
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}
