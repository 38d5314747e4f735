import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { sendMail } from "#platform/mail.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { linkTo } from "./links.server.ts";
import { mayMail } from "./mail-limits.server.ts";
import { issueToken } from "./one-time-tokens.server.ts";

const MINUTES = 15;

/** Always queues the same task, so the answer says nothing about whether there is an account. */
export async function requestSignInLink(
  email: string,
  now: Date,
): Promise<Result<{}, "slow-down">> {
  if (!(await mayMail(email, now))) return no("slow-down");
  await db.transaction((tx) => enqueue(tx, "sign-in-link-requested", { email }));
  return ok({});
}

/** The worker's half: mails the link if the address has an account, else nothing. */
export async function sendSignInLink(email: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findByEmail(tx, email);
    if (!user) return;
    const token = await issueToken(
      tx,
      { userId: user.id, purpose: "sign-in-link", minutes: MINUTES },
      now,
    );
    await sendMail(tx, {
      template: "sign-in-link",
      to: email,
      props: { name: user.name, link: linkTo(`/login?link=${token}`), minutes: MINUTES },
    });
  });
}

async function findByEmail(tx: Transaction, email: string) {
  const [user] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.email, email));
  return user;
}
