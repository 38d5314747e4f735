import { and, isNotNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvs } from "#db/schema/cvs.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isOwned, isOwnedAndNotBinned } from "../document/cv-columns.server.ts";
import type { CvRefusal } from "../document/refusals.ts";
import { roomFor } from "../document/room-for.server.ts";

type Owned = { ownerId: string; cvId: string };

/** Its links stop and advisers no longer see it, until it is taken out again. */
export async function binCv({
  ownerId,
  cvId,
  now,
}: Owned & { now: Date }): Promise<Result<null, CvRefusal>> {
  const binned = await db.transaction((tx) =>
    tx
      .update(cvs)
      .set({ binnedAt: now })
      .where(isOwnedAndNotBinned(ownerId, cvId))
      .returning({ id: cvs.id }),
  );
  return binned.length > 0 ? ok(null) : no("not-found");
}

export function unbinCv({ ownerId, cvId }: Owned): Promise<Result<null, CvRefusal>> {
  return db.transaction(async (tx) => {
    const full = await roomFor(tx, ownerId, "from-bin");
    if (full) return no(full);
    const taken = await tx
      .update(cvs)
      .set({ binnedAt: null })
      .where(and(isOwned(ownerId, cvId), isNotNull(cvs.binnedAt)))
      .returning({ id: cvs.id });
    return taken.length > 0 ? ok(null) : no("not-found");
  });
}

/** Only what lies in the bin. Deleting what is gone already is no mistake. */
export async function deleteBinnedCv({ ownerId, cvId }: Owned): Promise<void> {
  await db.transaction((tx) =>
    tx.delete(cvs).where(and(isOwned(ownerId, cvId), isNotNull(cvs.binnedAt))),
  );
}
