import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { directoryTokens } from "#db/schema/single-sign-on.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { hashed } from "#platform/signing.server.ts";
import { accountAudit } from "../../audit-kinds.ts";

type Admin = { id: string; universityId: number };

const USED_MS = 60_000;

/** A new token; the one before ends. It is shown once: only its hash is kept. */
export async function makeDirectoryToken(admin: Admin, now: Date): Promise<string> {
  const token = `wds_${randomBytes(30).toString("base64url")}`;
  const row = { tokenHash: hashOf(token), createdAt: now, lastUsedAt: null };
  await db.transaction(async (tx) => {
    await tx
      .insert(directoryTokens)
      .values({ universityId: admin.universityId, ...row })
      .onConflictDoUpdate({ target: directoryTokens.universityId, set: row });
    await record(tx, accountAudit["directory-token-made"], about(admin));
  });
  return token;
}

export async function removeDirectoryToken(admin: Admin): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(directoryTokens).where(eq(directoryTokens.universityId, admin.universityId));
    await record(tx, accountAudit["directory-token-removed"], about(admin));
  });
}

export async function findDirectoryToken(universityId: number) {
  const [token] = await db
    .select({ createdAt: directoryTokens.createdAt, lastUsedAt: directoryTokens.lastUsedAt })
    .from(directoryTokens)
    .where(eq(directoryTokens.universityId, universityId));
  return token ?? null;
}

/** Whether this is the university's token. Notes once a minute that it is in use. */
export async function isDirectoryToken(
  universityId: number,
  token: string,
  now: Date,
): Promise<boolean> {
  // Looked up by its keyed hash: how long that takes says nothing about the token.
  const theirs = and(
    eq(directoryTokens.universityId, universityId),
    eq(directoryTokens.tokenHash, hashOf(token)),
  );
  if ((await db.$count(directoryTokens, theirs)) === 0) return false;
  const isStale = or(
    isNull(directoryTokens.lastUsedAt),
    lt(directoryTokens.lastUsedAt, new Date(now.getTime() - USED_MS)),
  );
  await db.update(directoryTokens).set({ lastUsedAt: now }).where(and(theirs, isStale));
  return true;
}

function about({ id, universityId }: Admin) {
  return { actorId: id, universityId };
}

function hashOf(token: string): string {
  return hashed("directory-token", token);
}
