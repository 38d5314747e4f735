import { and, count, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobAlerts } from "#db/schema/job-alerts.ts";
import type { Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { nextFor } from "./alert.ts";
import type { AlertLinkHolder } from "./alert-link.server.ts";
import type { AlertFrequency } from "./frequencies.ts";
import { emailKeyOf } from "./job-mails.server.ts";

const ALERTS_PAGE = 20;

/** An account, and its address once that is known to be theirs. */
type AlertAccount = {
  id: string;
  email: string;
  emailVerified: boolean;
  timeZone: string | null;
};

export type AlertOwner = AlertAccount | AlertLinkHolder;

export type ListedAlert = Awaited<ReturnType<typeof listAlerts>>["rows"][number];

/** Somebody's alerts, newest first; those made before they had an account are theirs too. */
export async function listAlerts(owner: AlertOwner, page: number) {
  const where = ownedBy(owner);
  const rows = await db
    .select({
      id: jobAlerts.id,
      name: jobAlerts.name,
      board: jobAlerts.board,
      criteria: jobAlerts.criteria,
      frequency: jobAlerts.frequency,
      timeZone: jobAlerts.timeZone,
      nextAt: jobAlerts.nextAt,
      createdAt: jobAlerts.createdAt,
    })
    .from(jobAlerts)
    .where(where)
    .orderBy(desc(jobAlerts.createdAt), jobAlerts.id)
    .limit(ALERTS_PAGE)
    .offset((page - 1) * ALERTS_PAGE);
  const [all] = await db.select({ total: count() }).from(jobAlerts).where(where);
  return { rows, total: all?.total ?? 0, page, pageSize: ALERTS_PAGE } satisfies Paged<
    (typeof rows)[number]
  >;
}

/** Changes how often, or pauses; what came in a pause is not caught up on. */
export async function changeAlert(
  owner: AlertOwner,
  { alert: id, frequency }: { alert: number; frequency: AlertFrequency },
  now: Date,
): Promise<Result<null, "not-found">> {
  return db.transaction(async (tx) => {
    const [alert] = await tx
      .select({ frequency: jobAlerts.frequency, timeZone: jobAlerts.timeZone })
      .from(jobAlerts)
      .where(and(eq(jobAlerts.id, id), ownedBy(owner)))
      .for("update");
    if (!alert) return no("not-found");

    const timeZone = ("timeZone" in owner ? owner.timeZone : null) ?? alert.timeZone;
    const wasPaused = alert.frequency === "never";
    await tx
      .update(jobAlerts)
      .set({
        frequency,
        timeZone,
        nextAt: nextFor(frequency, timeZone, now),
        ...(wasPaused ? { since: now } : {}),
      })
      .where(eq(jobAlerts.id, id));
    return ok(null);
  });
}

export async function endAlert(
  owner: AlertOwner,
  id: number,
  now: Date,
): Promise<Result<null, "not-found">> {
  const ended = await db
    .update(jobAlerts)
    .set({ endedAt: now })
    .where(and(eq(jobAlerts.id, id), ownedBy(owner)))
    .returning({ id: jobAlerts.id });
  return ended.length > 0 ? ok(null) : no("not-found");
}

function ownedBy(owner: AlertOwner) {
  return and(isNull(jobAlerts.endedAt), isNotNull(jobAlerts.confirmedAt), isOf(owner));
}

function isOf(owner: AlertOwner) {
  if ("alertId" in owner) return eq(jobAlerts.id, owner.alertId);
  const byAccount = eq(jobAlerts.userId, owner.id);
  const byAddress = eq(sql`lower(${jobAlerts.email})`, emailKeyOf(owner.email));
  return owner.emailVerified ? or(byAccount, byAddress) : byAccount;
}
