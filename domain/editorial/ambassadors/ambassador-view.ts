import type { QuotedText } from "#domain/facts/quoted-text.ts";

export type AmbassadorCard = {
  to: string;
  name: string;
  university: string;
  course: string;
  languages: readonly string[];
  description: string;
  isDemo: boolean;
};

export type AmbassadorView = AmbassadorCard & {
  title: string;
  ask: readonly string[];
  since: string;
  text: QuotedText;
};
