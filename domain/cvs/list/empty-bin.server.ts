import { and, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvPhotos, cvReviews, cvSendings, cvs, cvVersions } from "#db/schema/cvs.ts";
import { removeFiles } from "#platform/files/files.server.ts";
import { retentionStart } from "#rules/retention.ts";

const AT_ONCE = 200;
const DAY_MS = 24 * 3600_000;

/**
 * Every night: what lay in the bin long enough, states between two versions, photos no CV shows;
 * and reviews nobody writes to any more end.
 */
export async function emptyCvBin(now: Date): Promise<number> {
  let deleted = 0;
  for (let some = AT_ONCE; some === AT_ONCE; ) {
    some = await deleteBinned(retentionStart("binnedCvs", now));
    deleted += some;
  }
  await deleteSuperseded(retentionStart("supersededCvStates", now));
  await endOldReviews(now);
  await deleteUnusedPhotos(new Date(now.getTime() - DAY_MS));
  return deleted;
}

async function deleteBinned(before: Date): Promise<number> {
  const due = db
    .select({ id: cvs.id })
    .from(cvs)
    .where(lt(cvs.binnedAt, before))
    .orderBy(cvs.binnedAt)
    .limit(AT_ONCE);
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(cvs)
      // Asked again: somebody may take it out this moment.
      .where(and(inArray(cvs.id, due), lt(cvs.binnedAt, before)))
      .returning({ id: cvs.id });
    return gone.length;
  });
}

async function deleteSuperseded(before: Date): Promise<void> {
  const sent = db
    .select({ id: cvSendings.id })
    .from(cvSendings)
    .where(and(eq(cvSendings.cvId, cvVersions.cvId), eq(cvSendings.revision, cvVersions.revision)));
  await db.transaction((tx) =>
    tx
      .delete(cvVersions)
      .where(
        and(
          sql`${cvVersions.isSuperseded}`,
          lt(cvVersions.savedAt, before),
          isNull(cvVersions.name),
          notExists(sent),
        ),
      ),
  );
}

/** An adviser's right to read ends by itself, once nobody has written for long. The notes stay. */
async function endOldReviews(now: Date): Promise<void> {
  const before = retentionStart("quietCvReviews", now).toISOString();
  await db.transaction((tx) =>
    tx
      .update(cvReviews)
      .set({ endedAt: now })
      .where(
        and(
          isNull(cvReviews.endedAt),
          sql`greatest(${cvReviews.askedAt}, ${cvReviews.answeredAt}) < ${before}::timestamptz`,
        ),
      ),
  );
}

/** Not on the day it came: the CV that will show it may not be saved yet. */
async function deleteUnusedPhotos(before: Date): Promise<void> {
  const showing = db
    .select({ revision: cvVersions.revision })
    .from(cvVersions)
    .where(and(eq(cvVersions.ownerId, cvPhotos.ownerId), eq(cvVersions.photoId, cvPhotos.id)));
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(cvPhotos)
      .where(and(lt(cvPhotos.createdAt, before), notExists(showing)))
      .returning({ fileId: cvPhotos.fileId });
    await removeFiles(
      tx,
      gone.map(({ fileId }) => fileId),
    );
  });
}
