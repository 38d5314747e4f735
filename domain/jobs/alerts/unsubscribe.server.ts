import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { jobAlertJobs, jobAlerts, jobMailStops } from "#db/schema/job-alerts.ts";
import { followedEmployers } from "#db/schema/job-choices.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { emailField } from "#domain/forms/fields.ts";
import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure } from "#platform/limits.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { hashed } from "#platform/signing.server.ts";
import { emailKeyOf, unsubscribeLink, wantsSavedJobMail } from "./job-mails.server.ts";

const PER_ADDRESS = { limit: 10, windowSeconds: 3600 };

/** Ends every mail about jobs to an address, whose owner has proved it is theirs. */
export async function stopJobMails(email: string, now: Date): Promise<void> {
  const emailKey = emailKeyOf(email);
  await db.transaction(async (tx) => {
    await tx
      .update(jobAlerts)
      .set({ endedAt: now })
      .where(and(isNull(jobAlerts.endedAt), sentTo(tx, emailKey)));
    await tx.insert(jobMailStops).values({ emailKey, stoppedAt: now }).onConflictDoNothing();
    await tx.delete(jobAlertJobs).where(eq(jobAlertJobs.emailKey, emailKey));
  });
}

/**
 * Somebody typed an address and says it wants no more mail. The answer is the same
 * whether it gets any or not; a worker finds out, out of the asker's sight.
 */
export async function requestStop(email: string, clientAddress: string, now: Date): Promise<void> {
  const key = `job-mails-stop:${hashed("job-mails-stop", limitKeyOf(clientAddress))}`;
  if ((await countFailure(key, PER_ADDRESS, now)).over) return;
  const known = emailField.safeParse(email);
  if (!known.success || !(await mayMail("stop-job-mails", known.data, now))) return;
  await db.transaction((tx) => enqueue(tx, "job-mails-stop-requested", { email: known.data }));
}

/** The worker's half: mails the signed way out if there is anything to leave; if not, does as much. */
export async function sendStopLink(email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gets = [await getsAlerts(tx, email), await getsUnaskedMail(tx, email)];
    const props = { link: unsubscribeLink(email) };
    const isDecoy = !gets.includes(true);
    await sendMail(tx, { template: "confirm-stop-job-mails", to: email, props, isDecoy });
  });
}

async function getsAlerts(tx: Transaction, email: string): Promise<boolean> {
  const alerts = await tx
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(and(isNull(jobAlerts.endedAt), sentTo(tx, emailKeyOf(email))))
    .limit(1);
  return alerts.length > 0;
}

/** Mail about saved jobs or followed employers, which is on until its reader says no. */
async function getsUnaskedMail(tx: Transaction, email: string): Promise<boolean> {
  const theirs = accountsAt(tx, emailKeyOf(email));
  const saved = await tx.$count(savedJobs, inArray(savedJobs.userId, theirs));
  const followed = await tx.$count(followedEmployers, inArray(followedEmployers.userId, theirs));
  return saved + followed > 0 && (await wantsSavedJobMail(email, tx));
}

/** Alerts of a guest by their address, and of an account by the address it has today. */
function sentTo(tx: Transaction, emailKey: string) {
  const isGuests = eq(sql`lower(${jobAlerts.email})`, emailKey);
  return or(isGuests, inArray(jobAlerts.userId, accountsAt(tx, emailKey)));
}

function accountsAt(tx: Transaction, emailKey: string) {
  return tx.select({ id: users.id }).from(users).where(eq(users.email, emailKey));
}
