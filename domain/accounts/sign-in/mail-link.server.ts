import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { hasFreshTokens, issueToken, type Purpose } from "./one-time-tokens.server.ts";

type MailedLink = {
  /** Also the name of the mail. */
  purpose: Extract<Purpose, "sign-in-link" | "password-reset">;
  minutes: number;
  path: (token: string) => string;
};

type Asked = { now: Date; isDecoy?: boolean };

/**
 * Mails a link to whoever has the address. Where nobody has, or where enough links lie in the
 * mailbox, the same is done for nobody: how much work it was says nothing about the address.
 */
export async function mailLink(
  email: string,
  { purpose, minutes, path }: MailedLink,
  { now, isDecoy = false }: Asked,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two tasks for one address would each count the links without the other's.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${purpose} ${email}`}))`);
    const user = await findByEmail(tx, email);
    const issued = { userId: user?.id ?? randomUUID(), purpose, minutes };
    const isForNobody = (await hasFreshTokens(tx, issued, now)) || !user || isDecoy;
    const userId = isForNobody ? randomUUID() : issued.userId;
    const token = await issueToken(tx, { ...issued, userId }, now);
    await sendMail(tx, {
      template: purpose,
      to: email,
      isDecoy: isForNobody,
      props: { name: user?.name ?? "Nobody", link: linkTo(path(token)), minutes },
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
