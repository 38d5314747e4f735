import { and, asc, eq, gt, notInArray } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { cvVersions } from "#db/schema/cvs.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { StateOf } from "./cv.ts";
import { isSame } from "./document/json.ts";
import { holds } from "./document/merge.ts";
import { plainText } from "./document/plain-text.ts";
import { versionTabs } from "./version-tabs.ts";

type State = StateOf<CvDocument | LetterDocument>;
type Window = { cvId: string; tab: string; baseRevision: number };

/** A window that hears nothing sends the same again; it does not go on writing. */
const MAX_UNHEARD = 10;

/**
 * What a window wrote since the revision it goes on from: it never heard the answer. `isAlone` where
 * nobody else wrote since.
 */
export async function unheardOf(tx: Transaction, { cvId, tab, baseRevision }: Window) {
  const name = plainText(tab);
  if (name === "" || rowNumber(baseRevision) === 0) return { states: [], isAlone: false };
  const since = and(eq(cvVersions.cvId, cvId), gt(cvVersions.revision, rowNumber(baseRevision)));
  const states: State[] = await tx
    .select({ title: cvVersions.title, look: cvVersions.look, document: cvVersions.document })
    .from(cvVersions)
    .where(and(since, eq(cvVersions.tab, name)))
    .orderBy(asc(cvVersions.revision))
    .limit(MAX_UNHEARD);
  // Words that were not chosen, and what stood before them, changed nothing.
  const isElsewhere = notInArray(cvVersions.tab, [name, versionTabs.apart, versionTabs.asItStood]);
  const fromElsewhere = await tx.$count(cvVersions, and(since, isElsewhere));
  return { states, isAlone: states.length > 0 && fromElsewhere === 0 };
}

type Sent = { base: State; mine: State };
type Unheard = Awaited<ReturnType<typeof unheardOf>>;

/**
 * The same words for the second time, because the first answer was lost or the first sending was
 * late: they are kept, whatever was written on top of them since.
 */
export function isSentTwice({ states, isAlone }: Unheard, { base, mine }: Sent): boolean {
  if (states.some((state) => isSame(state, mine))) return true;
  // With another window's words put into them, the same words no longer look the same.
  return !isAlone && states.some((state) => holds(state, { base, mine }));
}
