import { and, desc, eq, exists, isNull, lte, notExists, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { cvSendings, cvVersions } from "#db/schema/cvs.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import type { StateOf } from "./cv.ts";
import { plainText } from "./document/plain-text.ts";
import { keepWithinRoom } from "./version-room.server.ts";
import { isCopyTab } from "./version-tabs.ts";

const FOLD_MS = 10 * 60_000;
/** Unnamed versions beyond this many are forgotten, oldest first, unless they were sent. */
const MAX_VERSIONS = 500;
/** A window this far behind is merged on an older state: it meets more clashes, and loses nothing. */
const MAX_BEHIND = 50;

type Written = StateOf<CvDocument | LetterDocument> & {
  cvId: string;
  ownerId: string;
  revision: number;
  tab: string;
  /** Its owner chose it over what stood, which stays a version. */
  isChoice?: boolean;
  restoredFrom?: number;
  /** Given to a version of its own. Null is one without a name, where there is no room for named ones. */
  name?: string | null;
  now: Date;
};

/**
 * Keeps a revision. Saves of one window within ten minutes share a number, so that the history
 * is one of sittings and not of keystrokes; one that was named, downloaded or sent stays as it is.
 */
export async function recordVersion(tx: Transaction, written: Written): Promise<number> {
  const last = await lastVersion(tx, written.cvId);
  const isFolded = last !== undefined && mayFold(last, written);
  const number = (last?.number ?? 0) + (isFolded ? 0 : 1);
  if (isFolded) {
    await tx
      .update(cvVersions)
      .set({ isSuperseded: true })
      .where(and(eq(cvVersions.cvId, written.cvId), eq(cvVersions.revision, last.revision)));
  }
  const { now, isChoice: _, ...values } = written;
  const sitting = isFolded
    ? { number, startedAt: last.startedAt, restoredFrom: last.restoredFrom }
    : { number, startedAt: now };
  const tab = plainText(written.tab);
  await tx.insert(cvVersions).values({ ...values, tab, ...sitting, savedAt: now });
  await forgetOldest(tx, { ...written, number });
  await keepWithinRoom(tx, written.ownerId);
  return number;
}

type Last = Awaited<ReturnType<typeof lastVersion>> & {};

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
      name: cvVersions.name,
      downloadedAt: cvVersions.downloadedAt,
      tab: cvVersions.tab,
      startedAt: cvVersions.startedAt,
      restoredFrom: cvVersions.restoredFrom,
      wasSent: sql<boolean>`${wasSent}`,
    })
    .from(cvVersions)
    .where(eq(cvVersions.cvId, cvId))
    .orderBy(desc(cvVersions.revision))
    .limit(1);
  return last;
}

function mayFold(last: Last, { tab, now, restoredFrom, name, isChoice }: Written): boolean {
  if (last.name !== null || last.wasSent || restoredFrom !== undefined) return false;
  if (name !== undefined) return false;
  // It may be in somebody's inbox by now.
  if (last.downloadedAt !== null) return false;
  // The first version is what the document began with: a template, an import, a copy.
  if (last.number === 1) return false;
  // Work on a version that was brought back goes on in it, whichever window goes on first.
  const isSameSitting = isCopyTab(last.tab) || (last.tab === plainText(tab) && !isChoice);
  return isSameSitting && now.getTime() - last.startedAt.getTime() < FOLD_MS;
}

async function forgetOldest(
  tx: Transaction,
  { cvId, revision, number }: { cvId: string; revision: number; number: number },
): Promise<void> {
  const sent = db
    .select({ id: cvSendings.id })
    .from(cvSendings)
    .where(and(eq(cvSendings.cvId, cvVersions.cvId), eq(cvSendings.revision, cvVersions.revision)));
  await tx.delete(cvVersions).where(
    and(
      eq(cvVersions.cvId, cvId),
      lte(cvVersions.revision, revision - MAX_BEHIND),
      // What was taken away as a file may be in an inbox: it stays until the night that takes it.
      sql`((${cvVersions.isSuperseded} and ${cvVersions.downloadedAt} is null)
          or ${cvVersions.number} <= ${number - MAX_VERSIONS})`,
      isNull(cvVersions.name),
      notExists(sent),
    ),
  );
}
