import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { familyLinks } from "#db/schema/jumpstart.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { hashed } from "#platform/signing.server.ts";
import type { FamilyPart } from "#rules/departure.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { jumpstartActivity } from "../activity-kinds.ts";
import { jumpstartAudit } from "../audit-kinds.ts";
import { type FamilyRefusal, MAX_FAMILY_LINKS } from "../refusals.ts";
import { type FamilyLink, LINK_DAYS } from "./family-link.ts";

const DAY_MS = 24 * 3_600_000;
const LISTED = 20;
const TOKEN = /^[\w-]{32}$/;

type NewLink = { userId: string; label: string; parts: readonly FamilyPart[]; now: Date };

/** The token is told this once: its address is `/jumpstart-plan/family/<token>`. We store a hash of it. */
export async function sharePlan({
  userId,
  label,
  parts,
  now,
}: NewLink): Promise<Result<{ token: string }, FamilyRefusal>> {
  if (parts.length === 0) return no("no-part");
  return db.transaction(async (tx) => {
    // Locked, or two links made together could pass the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const theirs = and(eq(familyLinks.userId, userId), isLive(now));
    if ((await tx.$count(familyLinks, theirs)) >= MAX_FAMILY_LINKS) return no("too-many");

    const token = randomBytes(24).toString("base64url");
    const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
    const row = { userId, label, parts: [...parts], tokenHash: hashOf(token) };
    await tx.insert(familyLinks).values({ ...row, createdAt: now, expiresAt });
    await record(tx, jumpstartAudit["family-link-made"], { userId, actorId: userId });
    await recordActivity(tx, jumpstartActivity["plan-shared"], { userId, at: now });
    return ok({ token });
  });
}

/** Ending what has ended is no mistake. */
export async function endFamilyLink(userId: string, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const it = and(eq(familyLinks.userId, userId), eq(familyLinks.id, rowNumber(id)));
    const ended = await tx
      .update(familyLinks)
      .set({ revokedAt: now })
      .where(and(it, isNull(familyLinks.revokedAt)))
      .returning({ id: familyLinks.id });
    if (ended.length > 0)
      await record(tx, jumpstartAudit["family-link-ended"], { userId, actorId: userId });
  });
}

/** Somebody who has arrived shows no plan any more. Answers how many links ended. */
export async function endAllFamilyLinks(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<number> {
  const ended = await tx
    .update(familyLinks)
    .set({ revokedAt: now })
    .where(and(eq(familyLinks.userId, userId), isLive(now)))
    .returning({ id: familyLinks.id });
  return ended.length;
}

/** Newest first, the ended ones too; never more than fit on a page. */
export function listFamilyLinks(userId: string, now: Date): Promise<FamilyLink[]> {
  return db
    .select({
      id: familyLinks.id,
      label: familyLinks.label,
      parts: familyLinks.parts,
      createdAt: familyLinks.createdAt,
      expiresAt: familyLinks.expiresAt,
      revokedAt: familyLinks.revokedAt,
      views: familyLinks.views,
      isLive: sql<boolean>`${isLive(now)}`,
    })
    .from(familyLinks)
    .where(eq(familyLinks.userId, userId))
    .orderBy(desc(familyLinks.createdAt), desc(familyLinks.id))
    .limit(LISTED);
}

/** Whose plan a link shows and which parts, or null where it has run out, was ended, or never was. */
export async function openFamilyLink(
  token: string,
  now: Date,
): Promise<{ userId: string; parts: readonly FamilyPart[] } | null> {
  if (!TOKEN.test(token)) return null;
  const [link] = await db
    .select({ id: familyLinks.id, userId: familyLinks.userId, parts: familyLinks.parts })
    .from(familyLinks)
    // Anyone who asked to be deleted is shown to nobody from that moment.
    .innerJoin(users, and(eq(users.id, familyLinks.userId), isNull(users.eraseAfter)))
    .where(and(eq(familyLinks.tokenHash, hashOf(token)), isLive(now)));
  if (!link) return null;
  // Counts one more look. Who looked is not stored.
  await db.transaction((tx) =>
    tx
      .update(familyLinks)
      .set({ views: sql`${familyLinks.views} + 1` })
      .where(eq(familyLinks.id, link.id)),
  );
  return { userId: link.userId, parts: link.parts };
}

function isLive(now: Date) {
  return and(isNull(familyLinks.revokedAt), gt(familyLinks.expiresAt, now));
}

export function hashOf(token: string): string {
  return hashed("family-plan", token);
}
