import type { QuotedText } from "#domain/facts/quoted-text.ts";

export type StepDrawn = {
  before: string;
  day: string;
  after: string;
  caption: string;
  direction: "down" | "up";
};

export type BlogLink = { to: string; label: string };

/** A post in a list. */
export type PostCard = {
  to: string;
  title: string;
  description: string;
  category: BlogLink | null;
  author: BlogLink | null;
  /** "28 October 2026" */
  published: string;
};

export type PostView = {
  kind: "post";
  slug: string;
  title: string;
  description: string;
  publishedAt: string;
  published: string;
  updated: string | null;
  updatedAt: string;
  category: BlogLink | null;
  author: BlogLink | null;
  text: QuotedText;
  /** What was, the day it changes, and what comes. */
  drawing: StepDrawn | null;
  tags: readonly BlogLink[];
  /** Our own pages that belong to it. */
  tools: readonly BlogLink[];
  related: readonly PostCard[];
};

export type BlogListView = {
  kind: "list";
  title: string;
  lead: string;
  /** The page's own address without its page number. */
  path: string;
  posts: readonly PostCard[];
  total: number;
  page: number;
  pageCount: number;
  categories: readonly (BlogLink & { isHere: boolean })[];
  asked: string;
};
