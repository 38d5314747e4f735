import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { analyticsSchedules } from "#db/schema/analytics-views.ts";
import { mailingList } from "#platform/mailing-list.server.ts";
import { rowNumber } from "#rules/row-number.ts";

/** Subscribers are schedules, by their id. */
export const reportMails = mailingList({
  name: "university reports",
  id: "university-reports",
  purpose: "stop-university-report",
  stopPath: (token) => `/university-reports/stop/${token}`,
});

/** Stopped twice is stopped. */
export async function stopSchedule(signedId: string): Promise<void> {
  await db.delete(analyticsSchedules).where(eq(analyticsSchedules.id, rowNumber(signedId)));
}
