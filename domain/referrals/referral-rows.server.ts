import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { referralLedger as ledger, referrals } from "#db/schema/referrals.ts";

/**
 * What we hold on somebody's invitations: the one they came with, those who came with theirs (days
 * only: who they are is theirs), and the points. Links and choices go with the account by themselves.
 */
export async function referralRowsOf(email: string): Promise<Record<string, object[]>> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return {};
  const when = {
    followedAt: referrals.followedAt,
    joinedAt: referrals.joinedAt,
    activatedAt: referrals.activatedAt,
    refusal: referrals.refusal,
  };
  const entry = { at: ledger.at, points: ledger.points, reason: ledger.reason };
  return {
    invitation_you_came_with: await db
      .select(when)
      .from(referrals)
      .where(eq(referrals.friendId, user.id)),
    invitations_of_yours: await db
      .select(when)
      .from(referrals)
      .where(eq(referrals.inviterId, user.id))
      .orderBy(desc(referrals.joinedAt)),
    invitation_points: await db
      .select(entry)
      .from(ledger)
      .where(eq(ledger.userId, user.id))
      .orderBy(desc(ledger.at)),
  };
}
