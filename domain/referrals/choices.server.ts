import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { referralChoices as choices } from "#db/schema/referrals.ts";

export type ReferralChoices = { showsFirstName: boolean; wantsWeekly: boolean };

/** What somebody agreed to; nothing until they say so. */
export async function choicesOf(userId: string): Promise<ReferralChoices> {
  const [chosen] = await db
    .select({ showsFirstName: choices.showsFirstName, wantsWeekly: choices.wantsWeekly })
    .from(choices)
    .where(eq(choices.userId, userId));
  return chosen ?? { showsFirstName: false, wantsWeekly: false };
}

export async function saveChoices(
  userId: string,
  chosen: ReferralChoices,
  now: Date,
): Promise<void> {
  await db
    .insert(choices)
    .values({ userId, ...chosen, updatedAt: now })
    .onConflictDoUpdate({ target: choices.userId, set: { ...chosen, updatedAt: now } });
}
