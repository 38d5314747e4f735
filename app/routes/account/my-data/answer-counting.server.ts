import { objectToAnalytics, withdrawObjection } from "#domain/analytics/objections.server.ts";
import { shareVisaEnd, stopSharingVisaEnd } from "#domain/analytics/visa-end-shares.server.ts";
import { situationOf } from "#domain/visas/situation/situations.server.ts";

/** Whether somebody is in their university's figures, as they choose it. Null where they asked for something else. */
export async function answerCounting(
  userId: string,
  intent: string,
  now: Date,
): Promise<string | null> {
  if (intent === "leave-me-out") {
    await objectToAnalytics(userId, now);
    return "You are left out of your university’s figures, past ones too.";
  }
  if (intent === "count-me") {
    await withdrawObjection(userId);
    return "You are counted again.";
  }
  if (intent === "count-visa-end") {
    await shareVisaEnd(userId, (await situationOf(userId)).permissionEndsOn, now);
    return "The end of your visa is counted from tonight.";
  }
  if (intent === "stop-visa-end") {
    await stopSharingVisaEnd(userId);
    return "The end of your visa is not counted any more.";
  }
  return null;
}
