import { and, desc, eq, lte, ne } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import type { CvDocument, CvLook, LetterDocument } from "#rules/cv/cv-document.ts";
import type { CvKind, StateOf } from "./cv.ts";
import { isOwnedAndKept } from "./cv-columns.server.ts";
import { versionTabs } from "./version-tabs.ts";

type AnyDocument = CvDocument | LetterDocument;
type AnyState = StateOf<AnyDocument>;

export type Standing = AnyState & { revision: number; version: number };

/** What stands, locked until this transaction ends. */
export async function standingState(
  tx: Transaction,
  kind: CvKind,
  { ownerId, cvId }: { ownerId: string; cvId: string },
): Promise<Standing | null> {
  const [row] = await tx
    .select({
      title: cvs.title,
      look: cvs.look,
      document: cvs.document,
      revision: cvs.revision,
    })
    .from(cvs)
    .where(and(isOwnedAndKept(ownerId, cvId), eq(cvs.kind, kind)))
    .for("update");
  if (!row) return null;
  // Asked for after the lock: joined to it, a version written while we waited would not be seen.
  const [last] = await tx
    .select({ version: cvVersions.number })
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), eq(cvVersions.revision, row.revision)));
  return { ...row, version: last!.version };
}

/**
 * The state both windows began with, or the nearest before it that is still kept. Words that were
 * not chosen never stood: nobody began with them.
 */
export async function stateAt(tx: Transaction, cvId: string, revision: number): Promise<AnyState> {
  const stood = and(eq(cvVersions.cvId, cvId), ne(cvVersions.tab, versionTabs.apart));
  const [row] = await tx
    .select({ title: cvVersions.title, look: cvVersions.look, document: cvVersions.document })
    .from(cvVersions)
    .where(and(stood, lte(cvVersions.revision, revision)))
    .orderBy(desc(cvVersions.revision))
    .limit(1);
  return row ?? nothing;
}

/** An ancestor of everything: then every difference is a clash, and nothing is lost. */
const nothing = {} as { title: string; look: CvLook; document: AnyDocument };
