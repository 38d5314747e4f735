import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { db, Transaction } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import type { Current, DraftStore, Revision } from "#domain/drafts/save-draft.server.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { CvKind, StateOf } from "./cv.ts";
import { isOwnedAndNotBinned } from "./cv-columns.server.ts";
import { recordVersion } from "./record-version.server.ts";
import { hasRoomToStore } from "./version-room.server.ts";

export type AnyState = StateOf<CvDocument | LetterDocument>;
type Own = { ownerId: string; cvId: string };
type Saving = Own & { kind: CvKind; timeZone: string; now: Date };

/** CVs and letters, one of them, as drafts are saved. */
export function cvStore({ kind, timeZone, now, ...own }: Saving): DraftStore<AnyState> {
  return {
    lock: (tx) => lockCv(tx, own, kind),
    stateAt: (tx, revision) => stateAt(tx, own.cvId, revision),
    write: (tx, { state, revision, isNewVersion }) =>
      writeCv(tx, own, { state, revision, isNewVersion, now }),
    nameTheirs: (tx, theirs) => nameTheirs(tx, own, { theirs, timeZone }),
  };
}

export async function lockCv(
  tx: Transaction,
  { ownerId, cvId }: Own,
  kind?: CvKind,
): Promise<Current<AnyState> | null> {
  const [row] = await tx
    .select({ title: cvs.title, look: cvs.look, document: cvs.document, revision: cvs.revision })
    .from(cvs)
    .where(and(isOwnedAndNotBinned(ownerId, cvId), kind && eq(cvs.kind, kind)))
    .for("update");
  if (!row) return null;
  const { revision, ...state } = row;
  // Asked for after the lock: joined to it, a version written while we waited would not be seen.
  const [last] = await tx
    .select({ version: cvVersions.number })
    .from(cvVersions)
    .where(isRevision(cvId, revision));
  return { state, revision, version: last!.version };
}

/** What it was at a revision, or at the nearest before it that is still stored. */
export async function stateAt(
  tx: typeof db | Transaction,
  cvId: string,
  revision: number,
): Promise<AnyState | null> {
  const [row] = await tx
    .select({ title: cvVersions.title, look: cvVersions.look, document: cvVersions.document })
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), lte(cvVersions.revision, rowNumber(revision))))
    .orderBy(desc(cvVersions.revision))
    .limit(1);
  return row ?? null;
}

type Write = {
  state: AnyState;
  /** The one before it. */
  revision: number;
  isNewVersion?: boolean;
  restoredFrom?: number;
  now: Date;
};

/** The next revision of a document whose row is locked. */
export async function writeCv(
  tx: Transaction,
  { ownerId, cvId }: Own,
  { state, revision: before, now, ...as }: Write,
): Promise<Revision> {
  const revision = before + 1;
  await tx
    .update(cvs)
    .set({ ...state, revision, updatedAt: now })
    .where(eq(cvs.id, cvId));
  const version = await recordVersion(tx, { ...state, ...as, cvId, ownerId, revision, now });
  return { revision, version };
}

/** Where named versions take all the room, it stays without a name until newer ones need its room. */
async function nameTheirs(
  tx: Transaction,
  { ownerId, cvId }: Own,
  { theirs, timeZone }: { theirs: Revision; timeZone: string },
): Promise<void> {
  if (!(await hasRoomToStore(tx, ownerId))) return;
  const isTheirs = and(isRevision(cvId, theirs.revision), isNull(cvVersions.name));
  const [row] = await tx.select({ savedAt: cvVersions.savedAt }).from(cvVersions).where(isTheirs);
  if (!row) return;
  const name = `From another window, ${dateFormat("dayMonthTime", timeZone).format(row.savedAt)}`;
  await tx.update(cvVersions).set({ name }).where(isTheirs);
}

function isRevision(cvId: string, revision: number) {
  return sql`${cvVersions.cvId} = ${cvId} and ${cvVersions.revision} = ${revision}`;
}
