import type { NoteView } from "#domain/facts/quoted-text.ts";
import type { Answered } from "#domain/pages/questions.ts";

/** One moment on a clock somewhere. */
export type ClockTime = { place: string; when: string };

export type EditionView = {
  theme: string;
  /** For browsers, which add their own clock. */
  startsAt: string;
  endsAt: string;
  isOn: boolean;
  /** "Saturday 13 February 2027". */
  day: string;
  /** "15:00 to 18:30 in India". */
  hours: string;
  times: ClockTime[];
  /** The reader's own zone where the server knows it. */
  own: ClockTime | null;
  programme: { there: string; uk: string; title: string; words: string }[];
};

export type FairEmployer = {
  name: string;
  town: string | null;
  /** What its link finds; null while the board cannot be searched. */
  open: number | null;
  seeks: string;
  register: string | null;
  href: string;
};

/** A fair as it is read, for `components/fair-screen.tsx`. */
export type FairView = {
  path: string;
  heading: string;
  lead: string;
  html: string;
  notes: readonly NoteView[];
  questions: readonly Answered[];
  checkedOn: string;
  /** Null after the last one. */
  next: EditionView | null;
  later: { day: string; theme: string }[];
  employers: readonly FairEmployer[];
  /** Where else to look, above all when no fair is to come. */
  alertHref: string;
};
