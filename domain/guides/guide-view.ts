import type { QuotedText } from "#domain/facts/quoted-text.ts";

export type GuideLink = { to: string; label: string };

export type GuideText = QuotedText & {
  title: string;
  description: string;
  tools: readonly GuideLink[];
};

export type StopView = GuideLink & { state: "written" | "here" | "unwritten" };

export type SectionView = {
  country: { slug: string; name: string; spoken: string };
  /** Null where the section is not written yet. */
  text: GuideText | null;
  title: string;
  place: string;
  stops: readonly StopView[];
  previous: GuideLink | null;
  next: GuideLink | null;
};
