import { symmetricDecrypt } from "better-auth/crypto";
import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { twoFactors } from "#db/schema/sign-in.ts";
import type { RequestFacts } from "../request-facts.ts";
import { totpStepOf } from "../two-factor/totp.ts";
import { authFor } from "./auth.server.ts";

export type SecondFactor = { secret: string; failures: number };

/**
 * The person's second factor, until the transaction ends theirs alone. The library looks
 * for a recovery code first and crosses it out second, so two who came with the same one
 * would both be let in. Null where there is none.
 */
export async function lockSecondFactor(
  tx: Transaction,
  userId: string,
  facts: RequestFacts,
): Promise<SecondFactor | null> {
  const [row] = await tx
    .select({ secret: twoFactors.secret, failures: twoFactors.failedVerificationCount })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .for("update");
  if (!row) return null;

  const { secretConfig } = await authFor(facts).$context;
  const secret = await symmetricDecrypt({ key: secretConfig, data: row.secret });
  return { secret, failures: row.failures };
}

/**
 * Uses up the half minute that a code belongs to, and those before it. False where that had
 * happened: the code was seen over a shoulder, or typed twice. A wrong code uses up nothing.
 */
export async function claimTotpStep(
  tx: Transaction,
  userId: string,
  { code, secret }: { code: string; secret: string },
): Promise<boolean> {
  // By the clock the library goes by, which takes no other.
  const step = totpStepOf(code, secret, new Date());
  if (step === null) return true;
  const claimed = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ id: twoFactors.id });
  return claimed.length > 0;
}
