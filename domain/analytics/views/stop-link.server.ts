import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { analyticsSchedules } from "#db/schema/analytics-views.ts";
import { linkTo } from "#platform/links.server.ts";
import { settings } from "#platform/settings.server.ts";
import { sign, verifySigned } from "#platform/signing.server.ts";
import { rowNumber } from "#rules/row-number.ts";

const PURPOSE = "stop-university-report";

/** The way out in every scheduled report. It never runs out: mails are kept for years. */
export function stopLink(scheduleId: number): string {
  return linkTo(`/university-reports/stop/${sign(PURPOSE, String(scheduleId))}`);
}

/** What lets a mailbox offer its own button for leaving (RFC 8058). */
export function listHeaders(scheduleId: number): Record<string, string> {
  return {
    "List-Id": `Waymark university reports <university-reports.${settings().baseDomain}>`,
    "List-Unsubscribe": `<${stopLink(scheduleId)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Which mail the link stops; null for one we did not sign. */
export function openStopLink(token: string, now: Date): number | null {
  const signed = verifySigned(PURPOSE, token, now);
  return signed === null ? null : rowNumber(signed);
}

/** Stopped twice is stopped. */
export async function stopSchedule(scheduleId: number): Promise<void> {
  await db.delete(analyticsSchedules).where(eq(analyticsSchedules.id, scheduleId));
}
