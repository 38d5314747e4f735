import type { QuotedText } from "#domain/facts/quoted-text.ts";

export type AmbassadorCard = {
  to: string;
  name: string;
  university: string;
  course: string;
  languages: readonly string[];
  description: string;
  isDemo: boolean;
  /** The address of a photo, where they chose to show one. */
  photo: string | null;
};

export type AmbassadorView = AmbassadorCard & {
  title: string;
  ask: readonly string[];
  since: string;
  text: QuotedText;
};
