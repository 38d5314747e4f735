import type { LessonChapter } from "#db/schema/learning.ts";
import type { Tier } from "./catalogue/catalogue.ts";
import type { AskedQuestion, Marked } from "./checks/check.ts";
import type { LessonSources } from "./media/lesson-media.ts";

export type StopView = {
  id: number;
  title: string;
  path: string;
  state: "done" | "here" | "ahead";
  note: string;
};

/** A course beside one of its lessons. */
export type CourseView = {
  title: string;
  tier: Tier;
  listPath: string;
  listTitle: string;
  place: number;
  stops: StopView[];
  doneCount: number;
  leftMs: number;
  /** False in Jumpstart’s guide, which is a choice of lessons and no course. */
  hasCertificate: boolean;
};

/** `wordsAt` is when each of its words begins. */
export type SentenceView = { startMs: number; text: string; wordsAt: number[] };
export type NoteView = { id: number; atMs: number; words: string };

/** The last try at a check, with the reason for each answer. */
export type ResultView = {
  right: number;
  total: number;
  isPassed: boolean;
  marked: Marked[] | null;
  tries: number;
};

export type CheckView = {
  questions: AskedQuestion[];
  passMark: number;
  last: ResultView | null;
};

/** What only somebody with an account has. */
export type OwnView = {
  /** When the page was opened, signed; and where the place is saved. */
  opened: string;
  saveTo: string;
  isSaved: boolean;
  isWatched: boolean;
  notes: NoteView[];
  certificate: string | null;
};

/** What a film says and the law does not any more. */
export type ChangedFigures = {
  /** "November 2026". */
  madeIn: string;
  /** `now`: what holds today, null where we do not know. `endedFrom`: the day from which the fact does not apply. */
  figures: { says: string; label: string; now: string | null; endedFrom: string | null }[];
};

export type LessonView = {
  id: number;
  path: string;
  title: string;
  summary: string;
  credits: string;
  durationMs: number;
  chapters: LessonChapter[];
  sentences: SentenceView[];
  sources: LessonSources;
  changed: ChangedFigures | null;
  /** Where the film begins, and whether that is where its reader left off. */
  startMs: number;
  isResumed: boolean;
  course: CourseView;
  check: CheckView;
  next: { title: string; path: string } | null;
  own: OwnView | null;
  signIn: string;
  /** Whether to say what premium has: it is for those without. */
  offersPremium: boolean;
};
