import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobMailStops } from "#db/schema/job-alerts.ts";
import { mailingList } from "#platform/mailing-list.server.ts";

/** Subscribers are addresses, as `emailKeyOf` spells them: some have no account. */
const jobMails = mailingList({
  name: "jobs",
  id: "jobs",
  purpose: "unsubscribe-job-mails",
  stopPath: (token, email) => `/unsubscribe-job-newsletter/${encodeURIComponent(email)}?s=${token}`,
});

/** How an address is known here: spelt one way, no matter who typed it. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** The way out in every mail about jobs. */
export function unsubscribeLink(email: string): string {
  return jobMails.stopLink(emailKeyOf(email));
}

export function listHeaders(email: string): Record<string, string> {
  return jobMails.headers(emailKeyOf(email));
}

export function isSignedFor(email: string, signature: string | null, now: Date): boolean {
  return signature !== null && jobMails.openStopLink(signature, now) === emailKeyOf(email);
}

/** Mail about saved jobs comes unasked, and so until its reader says no. */
export async function wantsSavedJobMail(
  email: string,
  on: Transaction | typeof db = db,
): Promise<boolean> {
  const stops = await on
    .select({ emailKey: jobMailStops.emailKey })
    .from(jobMailStops)
    .where(eq(jobMailStops.emailKey, emailKeyOf(email)));
  return stops.length === 0;
}

/** Mail about saved jobs on or off, for the owner of the address. */
export async function setSavedJobMail(email: string, { isOn }: { isOn: boolean }, now: Date) {
  const emailKey = emailKeyOf(email);
  if (isOn) await db.delete(jobMailStops).where(eq(jobMailStops.emailKey, emailKey));
  else await db.insert(jobMailStops).values({ emailKey, stoppedAt: now }).onConflictDoNothing();
}
