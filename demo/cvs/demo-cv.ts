import type { CvKind } from "#db/schema/cvs.ts";
import type { CvDocument, CvLook, LetterDocument } from "#rules/cv/cv-document.ts";

type State = { document: CvDocument | LetterDocument; daysAgo: number };
type Version = State & { title?: string; name?: string; restoredFrom?: number };

export type DemoCv = {
  id: string;
  ownerId: string;
  kind?: CvKind;
  title: string;
  look: CvLook;
  /** From the first to the one that stands. */
  versions: readonly [Version, ...Version[]];
  forJob?: string;
  binnedDaysAgo?: number;
};
