import type { QuotedText } from "#domain/facts/quoted-text.ts";

export type ChapterLine = {
  to: string;
  slug: string;
  number: number;
  title: string;
  description: string;
  minutes: number;
  isRead: boolean;
};

export type PlaybookProgress = {
  chapters: number;
  read: readonly boolean[];
  next: ChapterLine | null;
};

export type WrittenView = {
  title: string;
  description: string;
  minutes: number;
  text: QuotedText;
};

export type ChapterPage = WrittenView & {
  number: number;
  count: number;
  exercise: string;
  isRead: boolean;
  before: ChapterLine | null;
  after: ChapterLine | null;
};

export type ReadingLine = {
  to: string;
  title: string;
  description: string;
  minutes: number;
  /** Marked for where somebody is going. */
  isForYou: boolean;
};

export type ReadingGroup = { topic: string; title: string; lines: ReadingLine[] };

export type ReadingPage = WrittenView & { topic: string; next: readonly ReadingLine[] };
