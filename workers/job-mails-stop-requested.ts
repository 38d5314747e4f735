import { sendStopLink } from "#domain/jobs/alerts/unsubscribe.server.ts";

/** Finds out whether the address gets job mails, out of the asker's sight, and mails the way out. */
export function jobMailsStopRequested({ email }: { email: string }): Promise<void> {
  return sendStopLink(email);
}
