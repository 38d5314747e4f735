import { sendWeekSummaries } from "#domain/referrals/send-week-summaries.server.ts";
import { settleReferrals } from "#domain/referrals/settle-referrals.server.ts";

/** Every hour: whose invitation counts, who became active, and last week's numbers by mail. */
export async function settleReferralsTask(): Promise<void> {
  const now = new Date();
  await settleReferrals(now);
  await sendWeekSummaries(now);
}
