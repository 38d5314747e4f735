import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { verifications } from "#db/schema/accounts.ts";
import { hashed } from "#platform/signing.server.ts";

const purposes = ["sign-in-link", "password-reset", "verify-email"] as const;

type Purpose = (typeof purposes)[number];
type Issued = { userId: string; purpose: Purpose; minutes: number };

/** A token for one person and purpose. The database keeps only its hash; earlier ones stop working. */
export async function issueToken(tx: Transaction, { userId, purpose, minutes }: Issued, now: Date) {
  const token = randomBytes(24).toString("base64url");
  await tx.delete(verifications).where(eq(verifications.value, `${purpose}:${userId}`));
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(purpose, token),
    value: `${purpose}:${userId}`,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  return token;
}

/** The person the token was for, once: of two who spend it together the database lets one. */
export async function spendToken(tx: Transaction, purpose: Purpose, token: string, now: Date) {
  const [spent] = await tx
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(purpose, token)),
        gt(verifications.expiresAt, now),
      ),
    )
    .returning({ value: verifications.value });
  return spent ? spent.value.slice(purpose.length + 1) : null;
}

/** Whose token it is, without spending it. */
export async function peekToken(
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(purpose, token)),
        gt(verifications.expiresAt, now),
      ),
    );
  return row ? row.value.slice(purpose.length + 1) : null;
}

/** Withdraws whatever was issued to the person, as when the account is erased or its password or address changes. */
export async function withdrawTokens(tx: Transaction, userId: string): Promise<void> {
  for (const purpose of purposes) {
    await tx.delete(verifications).where(eq(verifications.value, `${purpose}:${userId}`));
  }
}

function identifierOf(purpose: Purpose, token: string): string {
  return `${purpose}:${hashed(purpose, token)}`;
}
