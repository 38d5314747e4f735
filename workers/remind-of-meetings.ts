import { sendMeetingReminders } from "#domain/meetings/send-meeting-reminders.server.ts";

/** Every five minutes: the day before and the hour before. */
export async function remindOfMeetings(): Promise<void> {
  await sendMeetingReminders(new Date());
}
