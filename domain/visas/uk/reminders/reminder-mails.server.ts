import { mailingList } from "#platform/mailing-list.server.ts";

/** Subscribers are users, by their id. */
export const visaReminderMails = mailingList({
  name: "visa reminders",
  id: "visa-reminders",
  purpose: "stop-visa-reminders",
  stopPath: (token) => `/visa-reminders/stop/${token}`,
});
