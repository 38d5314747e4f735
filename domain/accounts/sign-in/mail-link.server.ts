import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { findByFormerAddress, useOtherAddressMail } from "../merging/former-address.server.ts";
import { opensThrough, signOnOnlyAt } from "../single-sign-on/provider/providers.queries.server.ts";
import { hasFreshTokens, issueToken, type Purpose } from "./one-time-tokens.server.ts";

type MailedLink = {
  /** Also the name of the mail. */
  purpose: Extract<Purpose, "sign-in-link" | "password-reset">;
  minutes: number;
  path: (token: string) => string;
};

type LinkOptions = { now: Date; isDecoy?: boolean };

/**
 * Mails a link to the owner of the address. Where nobody has, or where enough links lie in the
 * mailbox, the same is done for nobody: how much work it was says nothing about the address.
 */
export async function mailLink(
  email: string,
  { purpose, minutes, path }: MailedLink,
  { now, isDecoy = false }: LinkOptions,
): Promise<void> {
  // For every address alike, and before the transaction.
  const onlyAt = await signOnOnlyAt(email);
  const university = onlyAt === null ? null : await findUniversity(onlyAt);
  await db.transaction(async (tx) => {
    // Two tasks for one address would each count the links without the other's.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${purpose} ${email}`}))`);
    const user = await findByEmail(tx, email);
    const former = await findByFormerAddress(tx, email);
    const issued = { userId: user?.id ?? noUser(former), purpose, minutes };
    if (user && university && opensThrough(university.id, user))
      return tellOfUniversity(tx, user, university);
    const isEnough = (await hasFreshTokens(tx, issued, now)) || isDecoy;
    const userId = isEnough ? noUser(null) : issued.userId;
    const token = await issueToken(tx, { ...issued, userId }, now);
    if (former && !user && !isEnough) return sendMail(tx, useOtherAddressMail(email, former));
    await sendMail(tx, {
      template: purpose,
      to: email,
      isDecoy: isEnough || !user,
      props: { name: user?.name ?? "Nobody", link: linkTo(path(token)), minutes },
    });
  });
}

/** The id of nobody, so that its link opens nothing. Those of a former address are counted together. */
function noUser(former: { userId: string } | null): string {
  return former ? `merged into ${former.userId}` : randomUUID();
}

async function findByEmail(tx: Transaction, email: string) {
  const [user] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      universityId: users.universityId,
    })
    .from(users)
    .where(eq(users.email, email));
  return user;
}

/** A link of ours would not open this account: the mail says where it opens. */
async function tellOfUniversity(
  tx: Transaction,
  { name, email }: { name: string; email: string },
  university: { id: number; name: string },
): Promise<void> {
  const link = linkTo(`/sso/${university.id}/start`);
  const props = { name, university: university.name, link };
  await sendMail(tx, { template: "use-university", to: email, props });
}
