import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { cvShares, cvs } from "#db/schema/cvs.ts";
import { hashed } from "#platform/signing.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Cv, Letter } from "../document/cv.ts";
import { documentOf, documentsWhere, isOwnedAndNotBinned } from "../document/cv-columns.server.ts";
import { plainText } from "../document/plain-text.ts";
import { MAX_SHARES, type ShareRefusal } from "../document/refusals.ts";

const DAY_MS = 24 * 3600_000;
const LISTED = 50;
const TOKEN = /^[\w-]{32}$/;

export type Share = {
  id: number;
  label: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  views: number;
  isLive: boolean;
};

export const shareDays = [7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];

type NewShare = { ownerId: string; cvId: string; label: string; days: ShareDays; now: Date };

/** The token is told this once: its address is `/shared-cv/<token>`. We keep only a hash of it. */
export function shareCv({
  ownerId,
  cvId,
  label,
  days,
  now,
}: NewShare): Promise<Result<{ id: number; token: string; expiresAt: Date }, ShareRefusal>> {
  return db.transaction(async (tx) => {
    // Locked, or two links made together could pass the limit.
    const [cv] = await tx
      .select({ id: cvs.id })
      .from(cvs)
      .where(isOwnedAndNotBinned(ownerId, cvId))
      .for("update");
    if (!cv) return no("not-found");
    const isOneOfIts = and(eq(cvShares.cvId, cvId), isLive(now));
    if ((await tx.$count(cvShares, isOneOfIts)) >= MAX_SHARES) return no("too-many-links");

    const token = randomBytes(24).toString("base64url");
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const words = { label: plainText(label), tokenHash: hashOf(token) };
    const values = { cvId, ownerId, ...words, expiresAt, createdAt: now };
    const [share] = await tx.insert(cvShares).values(values).returning({ id: cvShares.id });
    return ok({ id: share!.id, token, expiresAt });
  });
}

type OneShare = { ownerId: string; shareId: number; now: Date };

/** Ending what has ended is no mistake. */
export async function revokeShare({ ownerId, shareId, now }: OneShare): Promise<void> {
  await db.transaction((tx) =>
    tx
      .update(cvShares)
      .set({ revokedAt: now })
      .where(
        and(
          eq(cvShares.ownerId, ownerId),
          eq(cvShares.id, rowNumber(shareId)),
          isNull(cvShares.revokedAt),
        ),
      ),
  );
}

/** Newest first, the ended ones too; never more than fit on a page. */
export function listShares(ownerId: string, cvId: string, now: Date): Promise<Share[]> {
  return db
    .select({
      id: cvShares.id,
      label: cvShares.label,
      createdAt: cvShares.createdAt,
      expiresAt: cvShares.expiresAt,
      revokedAt: cvShares.revokedAt,
      views: cvShares.views,
      isLive: sql<boolean>`${isLive(now)}`,
    })
    .from(cvShares)
    .where(and(eq(cvShares.ownerId, ownerId), eq(cvShares.cvId, cvId)))
    .orderBy(desc(cvShares.createdAt), desc(cvShares.id))
    .limit(LISTED);
}

/** What a link shows, or null where it has run out, was ended, or never was. */
export async function findShared(
  token: string,
  now: Date,
): Promise<{ shareId: number; shared: Cv | Letter } | null> {
  if (!TOKEN.test(token)) return null;
  const [share] = await db
    .select({ id: cvShares.id, cvId: cvShares.cvId })
    .from(cvShares)
    // Anyone who asked to be deleted is shown to nobody from that moment.
    .innerJoin(users, and(eq(users.id, cvShares.ownerId), isNull(users.eraseAfter)))
    .where(and(eq(cvShares.tokenHash, hashOf(token)), isLive(now)));
  if (!share) return null;
  const [row] = await documentsWhere(db, eq(cvs.id, share.cvId));
  return row ? { shareId: share.id, shared: documentOf(row) } : null;
}

/** Counts one more look. Who looked is not kept. */
export async function countView(shareId: number): Promise<void> {
  await db.transaction((tx) =>
    tx
      .update(cvShares)
      .set({ views: sql`${cvShares.views} + 1` })
      .where(eq(cvShares.id, shareId)),
  );
}

function isLive(now: Date) {
  return and(isNull(cvShares.revokedAt), gt(cvShares.expiresAt, now));
}

function hashOf(token: string): string {
  return hashed("shared-cv", token);
}
