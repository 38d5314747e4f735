import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { sendMail } from "#platform/mail.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { linkTo } from "./links.server.ts";
import { mayMail } from "./mail-limits.server.ts";
import { issueToken } from "./one-time-tokens.server.ts";

const MINUTES = 60;

/** Always queues the same task; the worker finds out whether there is an account. */
export async function requestPasswordReset(
  email: string,
  now: Date,
): Promise<Result<{}, "slow-down">> {
  if (!(await mayMail(email, now))) return no("slow-down");
  await db.transaction((tx) => enqueue(tx, "password-reset-requested", { email }));
  return ok({});
}

/** The worker's half: mails the link if the address has an account, else nothing. */
export async function sendPasswordReset(email: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(eq(users.email, email));
    if (!user) return;
    const token = await issueToken(
      tx,
      { userId: user.id, purpose: "password-reset", minutes: MINUTES },
      now,
    );
    await sendMail(tx, {
      template: "password-reset",
      to: email,
      props: { name: user.name, link: linkTo(`/reset-password/${token}`), minutes: MINUTES },
    });
  });
}
