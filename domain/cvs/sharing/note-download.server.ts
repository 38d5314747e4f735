import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvVersions } from "#db/schema/cvs.ts";
import { rowNumber } from "#rules/row-number.ts";
import { isCvId } from "../document/cv-id.ts";

type Downloaded = { ownerId: string; cvId: string; revision: number; now: Date };

/**
 * Its owner took this revision away as a file. The next words begin a new version, so that what
 * was sent can still be named as it was.
 */
export async function noteDownload({ ownerId, cvId, revision, now }: Downloaded): Promise<void> {
  if (!isCvId(cvId)) return;
  await db.transaction((tx) =>
    tx
      .update(cvVersions)
      .set({ downloadedAt: now })
      .where(
        and(
          eq(cvVersions.ownerId, ownerId),
          eq(cvVersions.cvId, cvId),
          eq(cvVersions.revision, rowNumber(revision)),
        ),
      ),
  );
}
