import { and, desc, eq, exists, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { cvSendings, cvVersions } from "#db/schema/cvs.ts";
import { nextVersion } from "#domain/drafts/next-version.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import type { StateOf } from "./cv.ts";
import { pruneVersions } from "./version-room.server.ts";

/** Unnamed versions beyond this many are forgotten, oldest first, unless they were sent. */
const MAX_VERSIONS = 500;
/**
 * States between two versions stay this long, so that a window left open is merged on what it
 * opened. One that is further behind is merged on an older state, and meets more conflicts.
 */
const BETWEEN_MS = 48 * 3600_000;
/** At most this many of one document, for the room they take: some 10 MB of a CV of two pages. */
const MAX_BETWEEN = 1000;

type Written = StateOf<CvDocument | LetterDocument> & {
  cvId: string;
  ownerId: string;
  revision: number;
  /** Leaves the version before it in the history. */
  isNewVersion?: boolean;
  restoredFrom?: number;
  now: Date;
};

/** Stores a revision. One that was named, downloaded or sent stays a version of its own. */
export async function recordVersion(tx: Transaction, written: Written): Promise<number> {
  const last = await lastVersion(tx, written.cvId);
  const { now, isNewVersion = false, ...values } = written;
  const isNew = isNewVersion || written.restoredFrom !== undefined;
  const { number, startedAt, replacesLast } = nextVersion(last, { now, isNew });
  const goesOn = replacesLast && last ? { restoredFrom: last.restoredFrom } : {};
  if (replacesLast && last) {
    await tx
      .update(cvVersions)
      .set({ isSuperseded: true })
      .where(and(eq(cvVersions.cvId, written.cvId), eq(cvVersions.revision, last.revision)));
  }
  await tx.insert(cvVersions).values({ ...values, ...goesOn, number, startedAt, savedAt: now });
  await deleteOldest(tx, { ...written, number });
  await pruneVersions(tx, written.ownerId);
  return number;
}

async function lastVersion(tx: Transaction, cvId: string) {
  const wasSent = exists(
    db
      .select({ id: cvSendings.id })
      .from(cvSendings)
      .where(
        and(eq(cvSendings.cvId, cvVersions.cvId), eq(cvSendings.revision, cvVersions.revision)),
      ),
  );
  const [last] = await tx
    .select({
      revision: cvVersions.revision,
      number: cvVersions.number,
      startedAt: cvVersions.startedAt,
      restoredFrom: cvVersions.restoredFrom,
      // What was downloaded may be in somebody's inbox by now.
      isPinned: sql<boolean>`(${cvVersions.name} is not null
        or ${cvVersions.downloadedAt} is not null or ${wasSent})`,
    })
    .from(cvVersions)
    .where(eq(cvVersions.cvId, cvId))
    .orderBy(desc(cvVersions.revision))
    .limit(1);
  return last;
}

async function deleteOldest(
  tx: Transaction,
  { cvId, revision, number, now }: Pick<Written, "cvId" | "revision" | "now"> & { number: number },
): Promise<void> {
  const sent = db
    .select({ id: cvSendings.id })
    .from(cvSendings)
    .where(and(eq(cvSendings.cvId, cvVersions.cvId), eq(cvSendings.revision, cvVersions.revision)));
  const isFarBehind = or(
    lt(cvVersions.savedAt, new Date(now.getTime() - BETWEEN_MS)),
    lte(cvVersions.revision, revision - MAX_BETWEEN),
  );
  await tx.delete(cvVersions).where(
    and(
      eq(cvVersions.cvId, cvId),
      or(
        // What was taken away as a file may be in an inbox: it stays until the night that takes it.
        and(eq(cvVersions.isSuperseded, true), isNull(cvVersions.downloadedAt), isFarBehind),
        lte(cvVersions.number, number - MAX_VERSIONS),
      ),
      isNull(cvVersions.name),
      notExists(sent),
    ),
  );
}
