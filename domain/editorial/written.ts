import type { NoteView } from "#domain/facts/quoted-text.ts";

/** A page of our own words, ready to show. */
export type Written = {
  title: string;
  description: string;
  html: string;
  notes: readonly NoteView[];
  sections: readonly { id: string; title: string }[];
};
