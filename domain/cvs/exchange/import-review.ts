import type { CvDocument, Market } from "#rules/cv/cv-document.ts";
import type { SectionBlock } from "../print/blocks.ts";

/** What a file was read as, for its owner to look through before anything is kept. */
export type ImportReview = {
  /** The file's. */
  name: string;
  /** New with each answer: choices made for the one before are not shown again. */
  revision: string;
  /** How many parts were moved and left out just now; 0 where the file was just read. */
  moved: number;
  leftOut: number;
  /** Why what was asked for was not done, or "". */
  problem: string;
  wishes: Wishes;
  document: CvDocument;
  blocks: {
    label: string;
    contacts: readonly string[];
    rightToWork: string;
    sections: readonly ReviewSection[];
  };
  /** Where parts can be put: sections, and entries by what they are called. */
  places: readonly Place[];
  entries: readonly Place[];
  /** The lines we had no place for. Of many, only the first are shown one by one. */
  unread: readonly string[];
  unreadShown: number;
};

/** What was chosen for the CV itself, which comes back with each look at it. */
export type Wishes = { title: string; market: Market; keepUnread: boolean };

export type Place = { value: string; label: string };

/** `parts` has the id of each entry, and those of its lines that can go elsewhere, by their names. */
export type ReviewSection = SectionBlock & {
  parts: readonly { id: string; lines: readonly { name: string; text: string }[] }[];
};
