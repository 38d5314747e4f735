import { askForFeedback } from "#domain/meetings/after/feedback.server.ts";
import { sendMeetingReminders } from "#domain/meetings/booking/send-meeting-reminders.server.ts";
import { refreshBusyTimes } from "#domain/meetings/feeds/refresh-busy.server.ts";
import { lookAfterWaiting } from "#domain/meetings/waiting/offer-times.server.ts";

/** Every five minutes: reminders, times that became free, and how a meeting was. */
export async function remindOfMeetings(): Promise<void> {
  const now = new Date();
  await sendMeetingReminders(now);
  await lookAfterWaiting(now);
  await askForFeedback(now);
}

/** Apart from the reminders: a calendar elsewhere may be slow. */
export async function readBusyTimes(): Promise<void> {
  await refreshBusyTimes(new Date());
}
