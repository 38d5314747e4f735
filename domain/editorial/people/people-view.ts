import type { QuotedText } from "#domain/facts/quoted-text.ts";
import type { StoryPhoto } from "../stories/story.ts";

export type CaseStudyCard = {
  to: string;
  title: string;
  description: string;
  university: string;
  place: string;
  isDemo: boolean;
};

export type CaseStudyView = CaseStudyCard & { size: string; text: QuotedText };

/** A story on the page: one of ours, whose words are Markdown, or a reader's, whose words are plain. */
export type StoryView = {
  slug: string;
  title: string;
  description: string;
  person: string;
  from: string;
  job: string;
  isDemo: boolean;
  photo: StoryPhoto | null;
  /** One sentence of theirs, for the head of the page. */
  quote: string;
  /** Their way with its dates, the first first. */
  stops: readonly { when: string; what: string }[];
} & ({ text: QuotedText } | { words: string });
