import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { verifications } from "#db/schema/sign-in.ts";
import { hashed } from "#platform/signing.server.ts";

const purposes = ["sign-in-link", "password-reset", "verify-email"] as const;

export type Purpose = (typeof purposes)[number];
type Issued = { userId: string; purpose: Purpose; minutes: number };

/** Tokens for one person and purpose that may lie in a mailbox at once, each with most of its time left. */
const MAX_FRESH = 2;

/** A token for one person and purpose, beside those they have. The database keeps only its hash. */
export async function issueToken(tx: Transaction, { userId, purpose, minutes }: Issued, now: Date) {
  const token = randomBytes(24).toString("base64url");
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(purpose, token),
    value: storedFor(purpose, userId),
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  return token;
}

/**
 * Whether the person has been mailed enough: two unused tokens have more than half of their
 * time left. Anyone who asks again, the owner or a stranger, has one that works for a while yet.
 */
export async function hasFreshTokens(
  tx: Transaction,
  { userId, purpose, minutes }: Issued,
  now: Date,
): Promise<boolean> {
  const half = new Date(now.getTime() + minutes * 30_000);
  const isFresh = gt(verifications.expiresAt, half);
  const value = storedFor(purpose, userId);
  return (
    (await tx.$count(verifications, and(eq(verifications.value, value), isFresh))) >= MAX_FRESH
  );
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
  if (!spent) return null;
  const userId = spent.value.slice(purpose.length + 1);
  await withdrawToken(tx, purpose, userId);
  return userId;
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
  for (const purpose of purposes) await withdrawToken(tx, purpose, userId);
}

/** Whatever was issued to the person for one purpose. */
export async function withdrawToken(
  tx: Transaction,
  purpose: Purpose,
  userId: string,
): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, storedFor(purpose, userId)));
}

function storedFor(purpose: Purpose, userId: string): string {
  return `${purpose}:${userId}`;
}

function identifierOf(purpose: Purpose, token: string): string {
  return `${purpose}:${hashed(purpose, token)}`;
}
