import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { redirects } from "#db/schema/editorial.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { editorialAudit } from "./audit-kinds.ts";
import { REDIRECTS_TAG } from "./redirect-cache.server.ts";
import { plainPath, readFormerAddress } from "./redirects.ts";
import type { RedirectRefusal } from "./refusals.ts";

export type NewRedirect = { from: string; to: string; permanent: boolean; reason: string };

/**
 * Records that an address moved. Every row stays one hop long: a destination
 * that has itself moved is followed, and rows that led here are led on. A
 * former blog address is no destination: where it leads depends on the posts
 * there are, and so could come round to where it began.
 */
export async function setRedirect(
  redirect: NewRedirect,
  setById: string,
): Promise<Result<{ to: string }, RedirectRefusal>> {
  const from = plainPath(redirect.from);
  if (from === plainPath(redirect.to)) return no("same-address");
  if (readFormerAddress(redirect.to)?.kind === "blog-slug") return no("former-address");

  const result = await db.transaction(async (tx) => {
    // One writer at a time: two rows written together could form a loop neither sees.
    await tx.execute("lock table redirects in share row exclusive mode");
    const to = await lastStop(tx, redirect.to);
    if (plainPath(to) === from) return no("loop");

    const row = { toPath: to, permanent: redirect.permanent, reason: redirect.reason, setById };
    await tx
      .insert(redirects)
      .values({ fromPath: from, ...row })
      .onConflictDoUpdate({ target: redirects.fromPath, set: row });
    await tx.update(redirects).set({ toPath: to }).where(eq(redirects.toPath, from));
    await record(tx, editorialAudit["redirect-set"], { actorId: setById, detail: { from, to } });
    return ok({ to });
  });
  invalidatePages(REDIRECTS_TAG);
  return result;
}

export async function removeRedirect(from: string, removedById: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(redirects).where(eq(redirects.fromPath, from));
    await record(tx, editorialAudit["redirect-removed"], {
      actorId: removedById,
      detail: { from },
    });
  });
  invalidatePages(REDIRECTS_TAG);
}

async function lastStop(tx: Transaction, path: string): Promise<string> {
  const former = readFormerAddress(path);
  const shipped = former?.kind === "moved" ? former.to : path;
  const [row] = await tx
    .select({ to: redirects.toPath })
    .from(redirects)
    .where(eq(redirects.fromPath, plainPath(shipped)));
  return row?.to ?? shipped;
}
