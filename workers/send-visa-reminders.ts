import { sendReminders } from "#domain/visas/uk/reminders/send-reminders.server.ts";

/** Every quarter of an hour: the reminders whose reader's clock shows eight in the morning. */
export async function sendVisaReminders(): Promise<void> {
  await sendReminders(new Date());
}
