import type { CvDocument } from "#rules/cv/cv-document.ts";
import type { SectionBlock } from "../print/blocks.ts";

/** What a file was read as, for its owner to look through before anything is kept. */
export type ImportReview = {
  /** The file's. */
  name: string;
  document: CvDocument;
  blocks: {
    label: string;
    contacts: readonly string[];
    rightToWork: string;
    sections: readonly SectionBlock[];
  };
  /** The first lines we had no place for, and how many there were. */
  unread: readonly string[];
  unreadInAll: number;
};
