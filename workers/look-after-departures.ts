import { confirmDueArrivals } from "#domain/jumpstart/arrival/arrive.server.ts";
import { sendPlanReminders } from "#domain/jumpstart/reminders/send-reminders.server.ts";

/** Every quarter of an hour: reminders that are due, and people whose day of landing has come. */
export async function lookAfterDepartures(): Promise<void> {
  const now = new Date();
  await confirmDueArrivals(now);
  await sendPlanReminders(now);
}
