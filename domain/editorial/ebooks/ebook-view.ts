import type { QuotedText } from "#domain/facts/quoted-text.ts";

export type EbookCard = { to: string; title: string; description: string };

export type ChapterLink = { to: string; number: number; title: string; minutes: number };

export type EbookView = {
  slug: string;
  to: string;
  title: string;
  description: string;
  forWhom: string;
  inside: readonly string[];
  chapters: readonly ChapterLink[];
  minutes: number;
  /** Of the PDF; null until it was made once. */
  pageCount: number | null;
  /** "16 November 2026": the day for which its figures stand. */
  asOf: string;
  updatedAt: string;
  sample: { title: string; to: string; text: QuotedText };
  others: readonly EbookCard[];
};

export type ChapterView = {
  book: { to: string; title: string };
  to: string;
  number: number;
  count: number;
  title: string;
  description: string;
  text: QuotedText;
  before: ChapterLink | null;
  after: ChapterLink | null;
  chapters: readonly ChapterLink[];
};
