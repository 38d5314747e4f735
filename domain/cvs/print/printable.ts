import type { TypesetRefusal } from "#platform/typesetting/document.ts";
import type { CvDocument, CvLook, LetterDocument } from "#rules/cv/cv-document.ts";

/** A CV with everything that is needed to print it. */
export type PrintableCv = {
  document: CvDocument;
  look: CvLook;
  /** The name its owner gave it; the file's title says the person's name beside it. */
  title: string;
  /** Made from "my situation" by the caller, today; printed where the document asks for it. */
  rightToWorkWords: string;
  /** JPEG or PNG, already re-encoded by us, or null. */
  photo: Uint8Array | null;
};

export type PrintableLetter = { letter: LetterDocument; look: CvLook; title: string };

/** Why a document could not be drawn or printed. */
export type PrintRefusal = TypesetRefusal;

export type Printed = { bytes: Uint8Array; pages: number };

/**
 * One SVG for each page. `overflow` says that it runs `lines` lines over `pages` pages:
 * over what its market reads, or by so little that tightening would save a page.
 */
export type Preview = { pages: string[]; overflow: Overflow | null };
export type Overflow = { lines: number; pages: number };
