/** What stands beside a paragraph: where its facts come from, and when somebody last read it there. */
export type NoteView = {
  number: number;
  source: { title: string; url: string };
  /** "SW 4.2, SW 8.1", or empty where the source is short. */
  paragraphs: string;
  /** "Checked 6 October 2026" */
  checked: string;
  isDue: boolean;
};

export type BlockView = { key: string; html: string; notes: readonly NoteView[] };

export type PartView = { id: string; title: string; blocks: readonly BlockView[] };

export type GuideLink = { to: string; label: string };

export type GuideText = {
  title: string;
  description: string;
  minutes: number;
  /** "11 facts from 6 sources" */
  factsLine: string;
  dueLine: string | null;
  reviewBy: string | null;
  parts: readonly PartView[];
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
