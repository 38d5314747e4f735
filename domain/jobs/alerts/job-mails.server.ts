import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobMailStops } from "#db/schema/job-alerts.ts";
import { linkTo } from "#platform/links.server.ts";
import { settings } from "#platform/settings.server.ts";
import { sign, verifySigned } from "#platform/signing.server.ts";

const PURPOSE = "unsubscribe-job-mails";

/** How an address is known here: spelt one way, no matter who typed it. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** The way out in every mail about jobs. It never runs out: mails are kept for years. */
export function unsubscribeLink(email: string): string {
  const token = sign(PURPOSE, emailKeyOf(email));
  return linkTo(`/unsubscribe-job-newsletter/${encodeURIComponent(email)}?s=${token}`);
}

export function isSignedFor(email: string, signature: string | null, now: Date): boolean {
  return signature !== null && verifySigned(PURPOSE, signature, now) === emailKeyOf(email);
}

/** What lets a mailbox offer its own button for leaving (RFC 8058). */
export function listHeaders(email: string): Record<string, string> {
  return {
    "List-Id": `Waymark jobs <jobs.${settings().baseDomain}>`,
    "List-Unsubscribe": `<${unsubscribeLink(email)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
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
