import { mailingList } from "#platform/mailing-list.server.ts";

/** Subscribers are users, by their id. */
export const planReminderMails = mailingList({
  name: "plan reminders",
  id: "plan-reminders",
  purpose: "stop-plan-reminders",
  stopPath: (token) => `/jumpstart-plan/stop/${token}`,
});
