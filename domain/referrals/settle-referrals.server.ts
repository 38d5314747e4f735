import { and, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { referralLedger as ledger, referrals } from "#db/schema/referrals.ts";
import { allActs } from "#domain/activity/acts.queries.server.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { firstNameOf } from "#rules/names.ts";
import {
  ACTIVE_ON_DAYS,
  ACTIVE_WITHIN_DAYS,
  activatedAt,
  POINTS_PER_FRIEND,
  usefulActs,
} from "#rules/referrals/activation.ts";
import { referralActivity } from "./activity-kinds.ts";
import { attributeWaiting, isWaiting, refuseSharedBrowsers } from "./attribute-referral.server.ts";
import { referralPaths } from "./referral-paths.ts";

const DAY_MS = 86_400_000;
const BATCH = 500;

/** Every hour: decides what has not been decided, and rewards the invitations of those who became active. */
export async function settleReferrals(now: Date): Promise<number> {
  await attributeWaiting(now);
  return settle(undefined, now);
}

/** The same for one person's own friends, so that nobody has to wait for the hour to see it. */
export function settleReferralsOf(inviterId: string, now: Date): Promise<number> {
  return settle(eq(referrals.inviterId, inviterId), now);
}

async function settle(whose: SQL | undefined, now: Date): Promise<number> {
  await refuseSharedBrowsers(whose, now);
  let settled = 0;
  for (const { id, friendId, joinedAt, isConfirmed } of await dueOnes(whose, now)) {
    const acts = await allActs(friendId, usefulActs);
    const at = activatedAt({ joinedAt, isConfirmed, acts });
    if (at && (await db.transaction((tx) => reward(tx, id, { at, now })))) settled += 1;
  }
  return settled;
}

/** Those with enough different days; the rule then looks at each. */
async function dueOnes(whose: SQL | undefined, now: Date) {
  const days = db
    .select({ days: sql`count(distinct ${activity.day})` })
    .from(activity)
    .where(
      and(
        eq(activity.userId, referrals.friendId),
        inArray(activity.kind, [...usefulActs]),
        gte(activity.at, referrals.joinedAt),
      ),
    );
  const oldest = new Date(now.getTime() - (ACTIVE_WITHIN_DAYS + 2) * DAY_MS);
  return db
    .select({
      id: referrals.id,
      friendId: users.id,
      joinedAt: referrals.joinedAt,
      isConfirmed: users.emailVerified,
    })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.friendId))
    .where(
      and(whose, isWaiting, gte(referrals.joinedAt, oldest), sql`(${days}) >= ${ACTIVE_ON_DAYS}`),
    )
    .orderBy(referrals.id)
    .limit(BATCH);
}

/** The reward, once: of two that settle together the update lets one by, and the ledger takes one reward. */
async function reward(tx: Transaction, id: number, { at, now }: { at: Date; now: Date }) {
  const [activated] = await tx
    .update(referrals)
    .set({ activatedAt: at })
    .where(and(eq(referrals.id, id), isWaiting))
    .returning({ inviterId: referrals.inviterId });
  if (!activated) return false;
  const inviter = activated.inviterId && (await lockPerson(tx, activated.inviterId));
  if (!inviter) return true;
  const entry = { userId: inviter.id, referralId: id, points: POINTS_PER_FRIEND, at: now };
  await tx.insert(ledger).values(entry);
  await recordActivity(tx, referralActivity["friend-became-active"], {
    ...{ userId: inviter.id, thingId: id, at: now },
  });
  const isReward = and(eq(ledger.userId, inviter.id), isNull(ledger.correctsId));
  if ((await tx.$count(ledger, isReward)) === 1) await mailFirst(tx, inviter);
  return true;
}

/** Two rewards of one person take turns, so that one of them is the first. */
async function lockPerson(tx: Transaction, id: string) {
  const [person] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  return person;
}

async function mailFirst(tx: Transaction, { name, email }: { name: string; email: string }) {
  const props = { name: firstNameOf(name), link: linkTo(referralPaths.invite) };
  await sendMail(tx, { template: "friend-became-active", to: email, props });
}
