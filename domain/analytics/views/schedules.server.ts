import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { analyticsSchedules, analyticsViews } from "#db/schema/analytics-views.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { nextReport } from "./next-report.ts";
import type { ViewRefusal } from "./refusals.ts";
import type { Rhythm } from "./rhythm.ts";
import type { ViewReader } from "./views.server.ts";

const QUIET_MS = 10 * 60_000;

type Wanted = { viewId: number; every: Rhythm; timeZone: string };

/** A view by mail to the reader themselves, or at another rhythm than before. */
export async function scheduleView(
  { id: userId, universityId }: ViewReader,
  { viewId, every, timeZone }: Wanted,
  now: Date,
): Promise<Result<Date, "not-found">> {
  const nextAt = nextReport(every, timeZone, now);
  return db.transaction(async (tx) => {
    // Held, so that it is not deleted in between.
    const [view] = await tx
      .select({ id: analyticsViews.id })
      .from(analyticsViews)
      .where(and(eq(analyticsViews.universityId, universityId), eq(analyticsViews.id, viewId)))
      .for("share");
    if (!view) return no("not-found");
    await tx
      .insert(analyticsSchedules)
      .values({ viewId, userId, every, nextAt, createdAt: now })
      .onConflictDoUpdate({
        target: [analyticsSchedules.viewId, analyticsSchedules.userId],
        set: { every, nextAt },
      });
    return ok(nextAt);
  });
}

/** Ends one of the reader's own mails. */
export async function stopView(userId: string, viewId: number): Promise<void> {
  await db
    .delete(analyticsSchedules)
    .where(and(eq(analyticsSchedules.userId, userId), eq(analyticsSchedules.viewId, viewId)));
}

/** The scheduled mail at once; after it the usual rhythm goes on. */
export async function sendViewNow(
  userId: string,
  viewId: number,
  now: Date,
): Promise<Result<null, ViewRefusal>> {
  return db.transaction(async (tx) => {
    const own = and(eq(analyticsSchedules.userId, userId), eq(analyticsSchedules.viewId, viewId));
    const [schedule] = await tx
      .select({ lastSentAt: analyticsSchedules.lastSentAt })
      .from(analyticsSchedules)
      .where(own)
      .for("update");
    if (!schedule) return no("not-found");
    const { lastSentAt } = schedule;
    if (lastSentAt && now.getTime() - lastSentAt.getTime() < QUIET_MS) return no("sent-lately");
    // Asked for by hand, it comes even where the same figures went out before.
    await tx.update(analyticsSchedules).set({ nextAt: now, sentTo: null }).where(own);
    await enqueue(tx, "send-university-reports", {});
    return ok(null);
  });
}
