import type { CvKind } from "#db/schema/cvs.ts";
import type { CvDocument, CvLook, LetterDocument } from "#rules/cv/cv-document.ts";

export type { CvKind };

type Kept = {
  id: string;
  ownerId: string;
  title: string;
  look: CvLook;
  /** Counts changes; sent back with the next save. */
  revision: number;
  /** The version this revision belongs to, as shown in the history. */
  version: number;
  /** The version this one was brought back from, if it was. */
  restoredFrom: number | null;
  forJob: ForJob | null;
  createdAt: Date;
  updatedAt: Date;
};

/** The job a document was made for. */
export type ForJob = { id: number; slug: string; title: string; employer: string };

export type Cv = Kept & { kind: "cv"; document: CvDocument };
export type Letter = Kept & { kind: "letter"; document: LetterDocument };
export type Kind = { cv: Cv; letter: Letter };

/** What its owner can change, as one thing: saved, merged and brought back together. */
export type StateOf<Document> = { title: string; look: CvLook; document: Document };
export type CvState = StateOf<CvDocument>;
export type LetterState = StateOf<LetterDocument>;

/** A line of "my CVs". */
export type CvCard = {
  id: string;
  kind: CvKind;
  title: string;
  look: CvLook;
  revision: number;
  forJob: ForJob | null;
  updatedAt: Date;
  openComments: number;
  liveShares: number;
  sendings: number;
  isInReview: boolean;
};

export type BinnedCv = {
  id: string;
  kind: CvKind;
  title: string;
  binnedAt: Date;
  /** The night worker deletes it after this. */
  deletedAfter: Date;
};
