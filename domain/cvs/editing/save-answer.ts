import type { CvKind, StateOf } from "../cv.ts";
import type { Clash } from "../document/clash.ts";
import type { FieldErrors } from "./read-section.ts";
import type { Refused } from "./studio-state.ts";

/** What the server says to a plain form that was not simply kept. */
export type FormAnswer<Document> =
  | {
      kind: "bad";
      errors: FieldErrors;
      typed: Record<string, string>;
      state: StateOf<Document>;
      /** The revision that state goes on from: another window may have written since. */
      revision: number;
      /** What was not chosen, and could not be kept yet. */
      aside?: readonly StateOf<Document>[];
      /** Chosen over what stands, and not saved yet. */
      isChoice?: true;
    }
  | (Extract<SaveAnswer<Document>, { kind: "conflict" }> & {
      unread?: readonly UnreadWords[];
      /** All that was typed, where some of it could not be read: it is kept with the choice. */
      aside?: readonly StateOf<Document>[];
    });

/** Words of a field that could not be read, and what is wrong with them. */
export type UnreadWords = { words: string; sentence: string };

/** Some fields could not be read: they kept their former words, and `sentAs` is what was kept of what was sent. */
export type Partly<Document> = { refused?: Refused; sentAs?: StateOf<Document> };

/** What the server says to a save, as JSON. */
export type SaveAnswer<Document> =
  | ({ kind: "saved"; revision: number; version: number } & Partly<Document>)
  | ({ kind: "merged"; revision: number; version: number } & StateOf<Document> & Partly<Document>)
  | {
      kind: "conflict";
      revision: number;
      merged: StateOf<Document>;
      clashes: readonly Clash[];
      /** What was sent as far as it could be read: what could not is in none of the two. */
      sentAs?: StateOf<Document>;
    }
  /** Signed out, or somebody else is signed in: nothing of it is theirs. */
  | { kind: "signed-out" }
  /** `errors` by the field they belong to, where one is to blame. */
  | ({ kind: "refused" } & Refused)
  | { kind: "gone"; sentence: string }
  /** Words that were not chosen are versions now; what stands is as it was. */
  | { kind: "kept-apart" }
  /** Saved as a new document. */
  | { kind: "made"; id: string };

/** What is sent at a pause. */
export type SentSave = {
  kind: CvKind;
  /** Whose window it is: meanwhile somebody else may have signed in. */
  ownerId: string;
  revision: number;
  tab: string;
  state: unknown;
  /** Chosen over what stood, which then stays a version of its own. */
  isChoice?: true;
  /** Words that clashed and were not chosen: a version of its own. With `asNew`, words that no field shows. */
  apart?: true;
  /** Make a new document of it: the one it was typed in is gone. */
  asNew?: true;
};
