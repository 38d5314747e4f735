import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { signOnAttempts } from "#db/schema/single-sign-on.ts";
import { hashed } from "#platform/signing.server.ts";
import type { Attributes, SignOnPurpose } from "#rules/sign-on.ts";
import { seal, unseal } from "../provider/sealing.server.ts";

export const ATTEMPT_MINUTES = 10;

export type Attempt = typeof signOnAttempts.$inferSelect;

/** What a provider said about somebody, once it was found to be true. */
export type Answer = {
  issuer: string;
  subject: string;
  attributes: Attributes;
  /** False where the provider says that the address is not confirmed; null where it says nothing. */
  isEmailVerified: boolean | null;
  sessionIndex: string | null;
  /** What it wants to see again at signing out. */
  ticket: Record<string, string>;
};

type Beginning = {
  universityId: number;
  purpose: SignOnPurpose;
  userId: string | null;
  origin: string;
  next: string | null;
  referralCode?: string | null;
  referredAt?: Date | null;
};

/** Somebody sets out. The browser gets the secret, the database only its hash. */
export async function beginAttempt(beginning: Beginning, now: Date) {
  const browserSecret = randomBytes(24).toString("base64url");
  const [attempt] = await db
    .insert(signOnAttempts)
    .values({
      id: randomBytes(20).toString("hex"),
      ...beginning,
      browserHash: hashOf(browserSecret),
      nonce: randomBytes(24).toString("base64url"),
      codeVerifier: randomBytes(32).toString("base64url"),
      createdAt: now,
      expiresAt: new Date(now.getTime() + ATTEMPT_MINUTES * 60_000),
    })
    .returning();
  return { attempt: attempt!, browserSecret };
}

export async function findAttempt(id: string): Promise<Attempt | null> {
  const [found] = await db.select().from(signOnAttempts).where(eq(signOnAttempts.id, id));
  return found ?? null;
}

/** Takes the one answer an attempt may have. False where it had one, or ran out. */
export async function claimAttempt(id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(signOnAttempts)
    .set({ answeredAt: now })
    .where(
      and(
        eq(signOnAttempts.id, id),
        isNull(signOnAttempts.answeredAt),
        gt(signOnAttempts.expiresAt, now),
      ),
    )
    .returning({ id: signOnAttempts.id });
  return claimed.length > 0;
}

/**
 * Keeps the provider's answer, and gives the secret for the browser that brought it. Without it
 * somebody could begin, have another person sign in at the end of their link, and finish as them.
 */
export async function keepAnswer(id: string, answer: Answer): Promise<string> {
  const answerSecret = randomBytes(24).toString("base64url");
  const kept = { answer: await seal(JSON.stringify(answer)), answerHash: hashOf(answerSecret) };
  await db.update(signOnAttempts).set(kept).where(eq(signOnAttempts.id, id));
  return answerSecret;
}

/** Keeps where somebody can sign out of their provider. Nobody is signed in with it. */
export async function keepSignOut(id: string, url: string): Promise<void> {
  const answer = await seal(JSON.stringify({ url }));
  await db.update(signOnAttempts).set({ answer }).where(eq(signOnAttempts.id, id));
}

/** What shows that one browser began, brought the answer, and finishes. */
export type Finishing = { attemptId: string; browserSecret: string; answerSecret: string };

/**
 * Ends an attempt in the browser that began it and brought the answer, once. What was said is
 * forgotten with it, except where it was a test: that is read until it runs out.
 */
export async function finishAttempt(finishing: Finishing, now: Date) {
  const { attemptId: id, browserSecret, answerSecret } = finishing;
  const mine = and(
    eq(signOnAttempts.id, id),
    eq(signOnAttempts.browserHash, hashOf(browserSecret)),
    eq(signOnAttempts.answerHash, hashOf(answerSecret)),
    isNull(signOnAttempts.finishedAt),
    gt(signOnAttempts.expiresAt, now),
  );
  const finished = await db.transaction(async (tx) => {
    const [row] = await tx.update(signOnAttempts).set({ finishedAt: now }).where(mine).returning();
    if (row?.purpose === "sign-in")
      await tx.update(signOnAttempts).set({ answer: null }).where(eq(signOnAttempts.id, id));
    return row;
  });
  if (!finished) return null;
  const answer = await readAnswer<Answer>(finished);
  return answer && { attempt: finished, answer };
}

/** Another browser brought the answer than the one that began: nobody can use it any more. */
export async function endAttempt(id: string, now: Date): Promise<void> {
  await db
    .update(signOnAttempts)
    .set({ finishedAt: now, answer: null })
    .where(and(eq(signOnAttempts.id, id), isNull(signOnAttempts.finishedAt)));
}

export async function readAnswer<Kept>({ answer }: Pick<Attempt, "answer">): Promise<Kept | null> {
  const text = answer && (await unseal(answer));
  return text ? (JSON.parse(text) as Kept) : null;
}

export function hashOf(secret: string): string {
  return hashed("sign-on-browser", secret);
}
