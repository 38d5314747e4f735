import { and, desc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { cvSendings, cvs, cvVersions } from "#db/schema/cvs.ts";
import type { Revision } from "#domain/drafts/save-draft.server.ts";
import type { Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Cv, Letter } from "../document/cv.ts";
import {
  documentOf,
  documentsWhere,
  isOwned,
  isOwnedAndNotBinned,
} from "../document/cv-columns.server.ts";
import { isCvId } from "../document/cv-id.ts";
import { type AnyState, lockCv, stateAt, writeCv } from "../document/cv-store.server.ts";
import { plainText } from "../document/plain-text.ts";
import type { CvRefusal } from "../document/refusals.ts";
import { hasRoomToStore } from "../document/version-room.server.ts";

const PAGE_SIZE = 20;

export type VersionLine = {
  number: number;
  revision: number;
  name: string | null;
  restoredFrom: number | null;
  title: string;
  savedAt: Date;
  /** It is the document as it is now. */
  isCurrent: boolean;
  /** To how many it was sent. */
  sendings: number;
};

/** A version is like the document it was: the same parts, as they stood then. */
export type CvVersion = (Cv | Letter) & { name: string | null; savedAt: Date };

type OneVersion = { ownerId: string; cvId: string; number: number };
/** A state between two versions has a revision, too. */
type OneRevision = { ownerId: string; cvId: string; revision: number };

/** Newest first. */
export async function listVersions(
  ownerId: string,
  cvId: string,
  page: number,
): Promise<Paged<VersionLine>> {
  const where = and(ownVersions(ownerId, cvId), isShown);
  const isSentVersion = and(
    eq(cvSendings.cvId, cvVersions.cvId),
    eq(cvSendings.revision, cvVersions.revision),
  );
  const rows = await db
    .select({
      number: cvVersions.number,
      revision: cvVersions.revision,
      name: cvVersions.name,
      restoredFrom: cvVersions.restoredFrom,
      title: cvVersions.title,
      savedAt: cvVersions.savedAt,
      isCurrent: sql<boolean>`${cvs.revision} = ${cvVersions.revision}`,
      sendings: db.$count(cvSendings, isSentVersion),
    })
    .from(cvVersions)
    .innerJoin(cvs, eq(cvs.id, cvVersions.cvId))
    .where(and(where, isOwnedAndNotBinned(ownerId, cvId)))
    .orderBy(desc(cvVersions.number))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await db.$count(cvVersions, where), page, pageSize: PAGE_SIZE };
}

export async function findVersion(wanted: OneVersion | OneRevision): Promise<CvVersion | null> {
  const [row] = await documentsWhere(db, isOwned(wanted.ownerId, wanted.cvId));
  const version = row && (await versionIn(db, wanted));
  if (!version) return null;
  return { ...documentOf({ ...row, ...version }), name: version.name, savedAt: version.savedAt };
}

/** What a document of one's own was at a revision, or at the nearest before it that is still stored. */
export async function findStateAt({
  ownerId,
  cvId,
  revision,
}: OneRevision): Promise<AnyState | null> {
  const [row] = await documentsWhere(db, isOwned(ownerId, cvId));
  return row ? stateAt(db, cvId, revision) : null;
}

/** An empty name takes the name away. A named version is never folded into a later one. */
export async function nameVersion({
  name,
  ...version
}: OneVersion & { name: string }): Promise<Result<null, CvRefusal>> {
  const words = plainText(name) || null;
  return db.transaction(async (tx) => {
    // A save that is just folding this version is waited for; it is not shown afterwards.
    await tx
      .select({ id: cvs.id })
      .from(cvs)
      .where(isOwnedAndNotBinned(version.ownerId, version.cvId))
      .for("update");
    if (words !== null && !(await hasRoomToStore(tx, version.ownerId))) return no("no-room");
    const named = await tx
      .update(cvVersions)
      .set({ name: words })
      .where(isVersion(version))
      .returning({ number: cvVersions.number });
    return named.length > 0 ? ok(null) : no("no-such-version");
  });
}

/** Brings an old version back as a new one. What the document was until now stays in the history. */
export function restoreVersion({
  now,
  ...wanted
}: OneVersion & { now: Date }): Promise<Result<Revision, CvRefusal>> {
  const { ownerId, cvId, number } = wanted;
  return db.transaction(async (tx) => {
    const old = await versionIn(tx, wanted);
    if (!old) return no("no-such-version");
    const current = await lockCv(tx, { ownerId, cvId });
    if (!current) return no("not-found");
    const { title, look, document } = old;
    const { revision } = current;
    const write = { state: { title, look, document }, revision, restoredFrom: number, now };
    return ok(await writeCv(tx, { ownerId, cvId }, write));
  });
}

const isShown = sql`not ${cvVersions.isSuperseded}`;

function ownVersions(ownerId: string, cvId: string) {
  return isCvId(cvId)
    ? and(eq(cvVersions.ownerId, ownerId), eq(cvVersions.cvId, cvId))
    : sql`false`;
}

function isVersion(wanted: OneVersion | OneRevision) {
  const own = ownVersions(wanted.ownerId, wanted.cvId);
  return "revision" in wanted
    ? and(own, eq(cvVersions.revision, rowNumber(wanted.revision)))
    : and(own, eq(cvVersions.number, rowNumber(wanted.number)), isShown);
}

async function versionIn(tx: typeof db | Transaction, version: OneVersion | OneRevision) {
  const [row] = await tx
    .select({
      title: cvVersions.title,
      look: cvVersions.look,
      document: cvVersions.document,
      revision: cvVersions.revision,
      version: cvVersions.number,
      name: cvVersions.name,
      restoredFrom: cvVersions.restoredFrom,
      savedAt: cvVersions.savedAt,
    })
    .from(cvVersions)
    .where(isVersion(version));
  return row;
}
