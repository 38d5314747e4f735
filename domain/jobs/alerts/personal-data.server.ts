import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobAlertJobs, jobAlerts, jobMailStops } from "#db/schema/job-alerts.ts";
import { emailKeyOf } from "./job-mails.server.ts";

/** What we hold on an address for job mails; what hangs on an account is found through it. */
export async function jobMailRowsOf(email: string): Promise<Record<string, object[]>> {
  const emailKey = emailKeyOf(email);
  return {
    job_alerts_of_address: await db
      .select({
        name: jobAlerts.name,
        board: jobAlerts.board,
        criteria: jobAlerts.criteria,
        frequency: jobAlerts.frequency,
        timeZone: jobAlerts.timeZone,
        createdAt: jobAlerts.createdAt,
        confirmedAt: jobAlerts.confirmedAt,
        endedAt: jobAlerts.endedAt,
      })
      .from(jobAlerts)
      .where(eq(sql`lower(${jobAlerts.email})`, emailKey)),
    job_alert_jobs: await db
      .select({ jobId: jobAlertJobs.jobId, sentAt: jobAlertJobs.sentAt })
      .from(jobAlertJobs)
      .where(eq(jobAlertJobs.emailKey, emailKey)),
    job_mail_stops: await db
      .select({ stoppedAt: jobMailStops.stoppedAt })
      .from(jobMailStops)
      .where(eq(jobMailStops.emailKey, emailKey)),
  };
}

/** Erased with the account. That the address wanted no mail stays, as the privacy policy says. */
export async function eraseJobMailRows(tx: Transaction, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  await tx.delete(jobAlerts).where(eq(sql`lower(${jobAlerts.email})`, emailKey));
  await tx.delete(jobAlertJobs).where(eq(jobAlertJobs.emailKey, emailKey));
}
