import { and, isNull, lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobAlertJobs, jobAlerts } from "#db/schema/job-alerts.ts";
import { retentionStart } from "#rules/retention.ts";

/** Every night: alerts nobody confirmed, alerts that ended, and what was sent long ago. */
export async function deleteOldJobRows(now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(jobAlerts)
      .where(
        and(
          isNull(jobAlerts.confirmedAt),
          lt(jobAlerts.createdAt, retentionStart("unconfirmedJobAlerts", now)),
        ),
      );
    await tx.delete(jobAlerts).where(lt(jobAlerts.endedAt, retentionStart("endedJobAlerts", now)));
    await tx
      .delete(jobAlertJobs)
      .where(lt(jobAlertJobs.sentAt, retentionStart("sentJobAlerts", now)));
  });
}
