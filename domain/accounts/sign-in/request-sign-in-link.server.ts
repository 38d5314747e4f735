import { db } from "#db/client.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { mailLink } from "./mail-link.server.ts";

/** A stranger may have asked a quarter of an hour ago: what they caused works as long again. */
const MINUTES = 30;

type LinkRequest = { email: string; isDecoy?: boolean };

/** Always queues the same task, so the answer says nothing about whether there is an account. */
export async function requestSignInLink(asked: LinkRequest): Promise<void> {
  await db.transaction((tx) => enqueue(tx, "sign-in-link-requested", asked));
}

/** The worker's half: mails the link if the address has an account; if not, does as much. */
export async function sendSignInLink(
  { email, isDecoy = false }: LinkRequest,
  now: Date,
): Promise<void> {
  const path = (token: string) => `/login?link=${token}`;
  await mailLink(email, { purpose: "sign-in-link", minutes: MINUTES, path }, { now, isDecoy });
}
