import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import {
  referralLedger as ledger,
  referralLinks as links,
  referrals,
} from "#db/schema/referrals.ts";
import { universities } from "#db/schema/universities.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { ReferralState } from "./referral-state.ts";

const PAGE_SIZE = 50;
const OWN_ENTRIES = 20;

/** What somebody's points came from, newest first, for them. */
export function entriesOf(userId: string) {
  return db
    .select({ id: ledger.id, at: ledger.at, points: ledger.points, reason: ledger.reason })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .orderBy(desc(ledger.at), desc(ledger.id))
    .limit(OWN_ENTRIES);
}

const friends = alias(users, "friends");
const inviters = alias(users, "inviters");

const points = sql<number>`(select coalesce(sum(${ledger.points}), 0) from ${ledger} where ${ledger.referralId} = ${referrals.id})`;

const row = {
  id: referrals.id,
  joinedAt: referrals.joinedAt,
  followedAt: referrals.followedAt,
  activatedAt: referrals.activatedAt,
  refusal: referrals.refusal,
  inviterId: referrals.inviterId,
  inviter: inviters.name,
  friendId: referrals.friendId,
  friend: friends.name,
  code: links.code,
  campaign: links.campaign,
  university: universities.name,
  points: points.mapWith(Number),
};

export type ReferralRow = Awaited<ReturnType<typeof readReferrals>>[number];

type Query = PageParams & { q: string; state?: ReferralState | undefined };

/** Every invitation, newest first. For our staff only. */
export async function unsafeListReferrals(asked: Query): Promise<Paged<ReferralRow>> {
  const { page, pageSize = PAGE_SIZE } = asked;
  const where = and(stateIs(asked.state), matches(asked.q));
  const [all] = await db
    .select({ total: count() })
    .from(referrals)
    .leftJoin(inviters, eq(inviters.id, referrals.inviterId))
    .leftJoin(links, eq(links.id, referrals.linkId))
    .where(where);
  const rows = await readReferrals(where, { page, pageSize });
  return { rows, total: all?.total ?? 0, page, pageSize };
}

export async function unsafeFindReferral(id: number): Promise<ReferralRow | undefined> {
  const [found] = await readReferrals(eq(referrals.id, id), { page: 1, pageSize: 1 });
  return found;
}

function readReferrals(
  where: SQL | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return db
    .select(row)
    .from(referrals)
    .leftJoin(inviters, eq(inviters.id, referrals.inviterId))
    .leftJoin(friends, eq(friends.id, referrals.friendId))
    .leftJoin(links, eq(links.id, referrals.linkId))
    .leftJoin(universities, eq(universities.id, referrals.universityId))
    .where(where)
    .orderBy(desc(referrals.joinedAt), desc(referrals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

function stateIs(state: ReferralState | undefined) {
  if (state === "refused") return isNotNull(referrals.refusal);
  if (state === "active") return isNotNull(referrals.activatedAt);
  if (state === "waiting") return and(isNull(referrals.refusal), isNull(referrals.activatedAt));
  return undefined;
}

function matches(q: string) {
  if (q === "") return undefined;
  const like = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return or(
    ilike(inviters.name, like),
    ilike(inviters.email, like),
    eq(links.code, q.toLowerCase()),
  );
}

/** The ledger's entries about one invitation, oldest first. */
export function unsafeEntriesAbout(referralId: number) {
  const writers = alias(users, "writers");
  const counters = alias(ledger, "counters");
  return db
    .select({
      id: ledger.id,
      at: ledger.at,
      points: ledger.points,
      reason: ledger.reason,
      correctsId: ledger.correctsId,
      writtenBy: writers.name,
      isCorrected: isNotNull(counters.id).mapWith(Boolean),
    })
    .from(ledger)
    .leftJoin(writers, eq(writers.id, ledger.writtenById))
    .leftJoin(counters, eq(counters.correctsId, ledger.id))
    .where(eq(ledger.referralId, referralId))
    .orderBy(ledger.id);
}

export type LedgerEntry = Awaited<ReturnType<typeof unsafeEntriesAbout>>[number];
