import { and, asc, eq, gt, isNotNull, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { referralLinks as links, referrals } from "#db/schema/referrals.ts";
import { handoversOn } from "#domain/accounts/auth/device-handovers.server.ts";
import { isoDay } from "#rules/days.ts";
import { whyNotCounted } from "#rules/referrals/attribution.ts";

/** Longer than a stopped process or a full queue lasts. */
const CATCH_UP_DAYS = 3;
const BATCH = 500;

/**
 * Decides once whose invitation an account came with, from the code it was registered with. Anyone who
 * decides holds a lock for all: two people who invite each other cannot both count.
 */
export async function attributeReferral(friendId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('referrals'))`);
    const friend = await friendWithCode(tx, friendId);
    const link = friend && (await findLink(tx, friend.code));
    if (!friend || !link) return;
    const { joinedAt, followedAt, universityId } = friend;
    const inviter = { id: link.userId, email: link.email };
    const refusal = whyNotCounted({
      ...{ friend, inviter, joinedAt, followedAt },
      chain: await chainAbove(tx, inviter.id),
      sharedBrowserThatDay: await sharedBrowser(tx, { friend, inviter, joinedAt }),
      isLinkOpen: link.endedAt === null || link.endedAt > followedAt,
    });
    const ids = { friendId, inviterId: inviter.id, linkId: link.id, universityId };
    // Somebody who typed their own code: no invitation at all.
    if (friendId === inviter.id) return;
    await tx
      .insert(referrals)
      .values({ ...ids, joinedAt, followedAt, refusal })
      .onConflictDoNothing();
  });
}

/** Accounts whose page stopped between being made and being counted. */
export async function attributeWaiting(now: Date): Promise<void> {
  const since = new Date(now.getTime() - CATCH_UP_DAYS * 86_400_000);
  const decided = db.select().from(referrals).where(eq(referrals.friendId, users.id));
  const waiting = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(links, eq(links.code, sql`lower(${users.referralCode})`))
    .where(and(gt(users.createdAt, since), isNotNull(users.referralCode), notExists(decided)))
    .limit(BATCH);
  for (const { id } of waiting) await attributeReferral(id);
}

/**
 * The inviter may sign in on the friend's browser after the friend joined: looked at again for a
 * while, and before anything is rewarded.
 */
export async function refuseSharedBrowsers(whose: SQL | undefined, now: Date): Promise<void> {
  const since = new Date(now.getTime() - CATCH_UP_DAYS * 86_400_000);
  for (let last = 0, isMore = true; isMore; ) {
    const isNext = and(whose, isWaiting, gt(referrals.joinedAt, since), gt(referrals.id, last));
    const recent = await db
      .select({ id: referrals.id })
      .from(referrals)
      .where(isNext)
      .orderBy(asc(referrals.id))
      .limit(BATCH);
    await refuseShared(recent.map(({ id }) => id));
    last = recent.at(-1)?.id ?? last;
    isMore = recent.length === BATCH;
  }
}

async function refuseShared(ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await db.transaction(async (tx) => {
      const pair = await findPair(tx, id);
      if (pair && (await sharedBrowser(tx, pair)))
        await tx
          .update(referrals)
          .set({ refusal: "same-device" })
          .where(and(eq(referrals.id, id), isWaiting));
    });
  }
}

/** Counted, and the friend is not active yet. */
export const isWaiting = and(isNull(referrals.refusal), isNull(referrals.activatedAt));

async function friendWithCode(tx: Transaction, id: string) {
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      code: users.referralCode,
      joinedAt: users.createdAt,
      referredAt: users.referredAt,
      universityId: users.universityId,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!user?.code) return null;
  return { ...user, code: user.code, followedAt: user.referredAt ?? user.joinedAt };
}

async function findLink(tx: Transaction, code: string) {
  const [link] = await tx
    .select({ id: links.id, userId: links.userId, endedAt: links.endedAt, email: users.email })
    .from(links)
    .innerJoin(users, eq(users.id, links.userId))
    .where(eq(links.code, code.toLowerCase()));
  return link;
}

/** Who invited somebody, who invited those, and so on to the first. */
async function chainAbove(tx: Transaction, userId: string) {
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    with recursive above(id) as (
      select inviter_id from ${referrals} where friend_id = ${userId} and refusal is null
      union
      select r.inviter_id from ${referrals} r join above on r.friend_id = above.id where r.refusal is null
    )
    select u.id, u.email from above join ${users} u on u.id = above.id`);
  return rows;
}

type Person = { id: string; email: string };
type Pair = { friend: Person; inviter: Person; joinedAt: Date };

/**
 * Whether both used one browser on the day the friend joined. The cookie of a computer in a library
 * may name an inviter of months ago, so that the inviter must have been here that day too.
 */
async function sharedBrowser(tx: Transaction, { friend, inviter, joinedAt }: Pair) {
  const day = isoDay(joinedAt);
  const shared = await handoversOn(tx, [friend.email, inviter.email], day);
  if (shared.secondAfterFirst) return true;
  if (!shared.firstAfterSecond) return false;
  const isThatDay = and(eq(activity.userId, inviter.id), eq(activity.day, day));
  return (await tx.$count(activity, isThatDay)) > 0;
}

async function findPair(tx: Transaction, id: number): Promise<Pair | null> {
  const { rows } = await tx.execute<Record<string, string>>(sql`
    select f.id as "friendId", f.email as "friendEmail", i.id as "inviterId", i.email as "inviterEmail",
      r.joined_at as "joinedAt"
    from ${referrals} r join ${users} f on f.id = r.friend_id join ${users} i on i.id = r.inviter_id
    where r.id = ${id}`);
  const [row] = rows;
  if (!row) return null;
  return {
    friend: { id: row.friendId!, email: row.friendEmail! },
    inviter: { id: row.inviterId!, email: row.inviterEmail! },
    joinedAt: new Date(row.joinedAt!),
  };
}
