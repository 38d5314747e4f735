import { hashPassword, verifyPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { credentials } from "#db/schema/sign-in.ts";

// Same cost as any real hash; nobody knows a password for it.
let decoyHash: Promise<string> | undefined;

export type Checked = { userId: string; email: string; isRight: boolean };

/**
 * Compares a password with the account of an address. An unknown address is
 * compared as well, against a hash that matches nothing, so both take as long.
 */
export async function checkPassword(email: string, password: string): Promise<Checked | null> {
  const [row] = await db
    .select({ userId: users.id, email: users.email, hash: credentials.password })
    .from(users)
    .leftJoin(
      credentials,
      and(eq(credentials.userId, users.id), eq(credentials.providerId, "credential")),
    )
    .where(eq(users.email, email));

  decoyHash ??= hashPassword(crypto.randomUUID());
  const hash = row?.hash ?? (await decoyHash);
  const matches = await verifyPassword({ hash, password });
  return row
    ? { userId: row.userId, email: row.email, isRight: matches && row.hash !== null }
    : null;
}

/** For somebody signed in who is asked again. */
export async function isPasswordOf(userId: string, password: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
  return row?.hash ? verifyPassword({ hash: row.hash, password }) : false;
}

/** The hash is made before the transaction opens, which should not wait for it. */
export async function savePassword(tx: Transaction, userId: string, hash: string): Promise<void> {
  await tx
    .insert(credentials)
    .values({
      id: crypto.randomUUID(),
      userId,
      accountId: userId,
      providerId: "credential",
      password: hash,
    })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password: hash, updatedAt: new Date() },
    });
}
