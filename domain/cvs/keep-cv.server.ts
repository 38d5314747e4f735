import type { CvDocument, CvLook, LetterDocument } from "#rules/cv/cv-document.ts";
import type { Result } from "#rules/result.ts";
import type { CvState, LetterState, StateOf } from "./cv.ts";
import type { Clash } from "./document/clash.ts";
import type { CvRefusal } from "./refusals.ts";

type Create<Document> = {
  ownerId: string;
  title: string;
  look: CvLook;
  document: Document;
  forJobId?: number | null;
  now: Date;
};

type Save<Document> = StateOf<Document> & {
  ownerId: string;
  cvId: string;
  /** The revision this window last read or wrote. */
  baseRevision: number;
  /** A random name of the window, the same for its whole life; "" for a plain form. */
  tab: string;
  now: Date;
};

export type SaveOutcome<Document> =
  | { kind: "saved"; revision: number; version: number }
  /** Another window wrote first, elsewhere in the document: both are kept, and this is what stands. */
  | ({ kind: "merged"; revision: number; version: number } & StateOf<Document>)
  /** Both changed the same thing. Nothing was written: choose, then save again on `theirs.revision`. */
  | {
      kind: "conflict";
      theirs: StateOf<Document> & { revision: number };
      /** Both changes, with mine where they clash. */
      merged: StateOf<Document>;
      clashes: readonly Clash[];
    };

export type CvSaveOutcome = SaveOutcome<CvState["document"]>;
export type LetterSaveOutcome = SaveOutcome<LetterState["document"]>;

export async function createCv(
  _cv: Create<CvDocument>,
): Promise<Result<{ id: string }, CvRefusal>> {
  throw new Error("Not written yet");
}

export async function createLetter(
  _letter: Create<LetterDocument>,
): Promise<Result<{ id: string }, CvRefusal>> {
  throw new Error("Not written yet");
}

export async function saveCv(_save: Save<CvDocument>): Promise<Result<CvSaveOutcome, CvRefusal>> {
  throw new Error("Not written yet");
}

export async function saveLetter(
  _save: Save<LetterDocument>,
): Promise<Result<LetterSaveOutcome, CvRefusal>> {
  throw new Error("Not written yet");
}
