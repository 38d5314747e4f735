import { and, asc, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { referralLinks as links, referrals } from "#db/schema/referrals.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { newCode } from "./code.server.ts";
import type { LinkRefusal } from "./refusals.ts";

const MAX_CAMPAIGNS = 20;

const row = {
  id: links.id,
  code: links.code,
  campaign: links.campaign,
  endedAt: links.endedAt,
  joined: count(referrals.id),
  active: count(referrals.activatedAt),
};

export type ReferralLink = Awaited<ReturnType<typeof readLinks>>[number];

/** Somebody's links, their own first, each with who joined by it and counts. The own one is made when first asked for. */
export async function linksOf(userId: string, now: Date): Promise<ReferralLink[]> {
  const own = { userId, code: newCode(), campaign: null, createdAt: now };
  const known = await readLinks(userId);
  if (known.some(({ campaign }) => campaign === null)) return known;
  await db.insert(links).values(own).onConflictDoNothing();
  return readLinks(userId);
}

function readLinks(userId: string) {
  return db
    .select(row)
    .from(links)
    .leftJoin(referrals, and(eq(referrals.linkId, links.id), isNull(referrals.refusal)))
    .where(eq(links.userId, userId))
    .groupBy(links.id)
    .orderBy(sql`${links.campaign} is not null`, asc(links.createdAt), asc(links.id))
    .limit(MAX_CAMPAIGNS + 1);
}

export async function findLinkOf(userId: string, linkId: number) {
  const [link] = await db
    .select({ id: links.id, code: links.code, campaign: links.campaign, endedAt: links.endedAt })
    .from(links)
    .where(and(eq(links.userId, userId), eq(links.id, linkId)));
  return link;
}

/** A link with a name of its own, so that its results can be told apart. For ambassadors alone. */
export async function addCampaign(
  { id: userId, role }: { id: string; role: string },
  campaign: string,
  now: Date,
): Promise<Result<{ code: string }, LinkRefusal>> {
  if (role !== "ambassador") return no("ambassadors-only");
  try {
    return await db.transaction(async (tx) => {
      // One at a time, or two windows could pass the limit together.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`links ${userId}`}))`);
      const isCampaign = and(eq(links.userId, userId), isNotNull(links.campaign));
      if ((await tx.$count(links, isCampaign)) >= MAX_CAMPAIGNS) return no("too-many");
      const code = newCode();
      await tx.insert(links).values({ userId, code, campaign, createdAt: now });
      return ok({ code });
    });
  } catch (error) {
    if (violates(error, "referral_links_campaign")) return no("same-name");
    throw error;
  }
}

/** Off: anyone who opens it is told kindly and nobody is thanked. What was counted stays. */
export async function switchLink(
  userId: string,
  linkId: number,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Promise<Result<{ campaign: string | null }, LinkRefusal>> {
  const [changed] = await db
    .update(links)
    .set({ endedAt: isOpen ? null : now })
    .where(and(eq(links.userId, userId), eq(links.id, linkId)))
    .returning({ campaign: links.campaign });
  return changed ? ok(changed) : no("not-found");
}
