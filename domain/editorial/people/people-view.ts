import type { QuotedText } from "#domain/facts/quoted-text.ts";

export type CaseStudyCard = {
  to: string;
  title: string;
  description: string;
  university: string;
  place: string;
  isDemo: boolean;
};

export type CaseStudyView = CaseStudyCard & { size: string; text: QuotedText };

export type StoryView = {
  slug: string;
  title: string;
  description: string;
  person: string;
  from: string;
  job: string;
  isDemo: boolean;
  text: QuotedText;
};
