import { db } from "#db/client.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { mailLink } from "./mail-link.server.ts";

const MINUTES = 60;

/** Always queues the same task; the worker finds out whether there is an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  await db.transaction((tx) => enqueue(tx, "password-reset-requested", { email }));
}

/** The worker's half: mails the link if the address has an account; if not, does as much. */
export async function sendPasswordReset(email: string, now: Date): Promise<void> {
  const path = (token: string) => `/reset-password/${token}`;
  await mailLink(email, { purpose: "password-reset", minutes: MINUTES, path }, { now });
}
