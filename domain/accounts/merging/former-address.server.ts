import { eq, notExists, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { mergedAccounts, users } from "#db/schema/accounts.ts";
import { linkTo } from "#platform/links.server.ts";

/** The account that an address led to before it was merged, if any. */
export async function findByFormerAddress(tx: Transaction, email: string) {
  const [found] = await tx
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(mergedAccounts)
    .innerJoin(users, eq(users.id, mergedAccounts.userId))
    .where(eq(mergedAccounts.email, email));
  return found ?? null;
}

export type FormerHolder = NonNullable<Awaited<ReturnType<typeof findByFormerAddress>>>;

/** The mail to somebody who asks for a way in with a former address: which one to use. */
export function useOtherAddressMail(to: string, { name, email }: FormerHolder, site?: string) {
  const props = { name, signInWith: hintOf(email), link: linkTo("/login", site) };
  return { template: "use-other-address" as const, to, props };
}

/**
 * The addresses an account had before it was merged, but for one that somebody has now: an address
 * can be given to another person.
 */
export async function formerAddressesOf(
  userId: string,
  tx: Pick<Transaction, "select"> = db,
): Promise<string[]> {
  const taken = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, mergedAccounts.email));
  const rows = await tx
    .select({ email: mergedAccounts.email })
    .from(mergedAccounts)
    .where(sql`${eq(mergedAccounts.userId, userId)} and ${notExists(taken)}`);
  return rows.map(({ email }) => email);
}

/** "ada@mail.example" as "a…@mail.example": enough for its owner, and nothing for anybody else. */
export function hintOf(email: string): string {
  return email.replace(/^(.)[^@]*/u, "$1…");
}
