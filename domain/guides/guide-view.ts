import type { QuotedText } from "#domain/facts/quoted-text.ts";
import type { StayLine } from "./comparison.ts";

export type GuideLink = { to: string; label: string };

export type GuideText = QuotedText & {
  title: string;
  description: string;
  tools: readonly GuideLink[];
};

export type StopView = GuideLink & { state: "written" | "here" | "unwritten" };

/** A live job of the guide's country. */
export type GuideJob = { to: string; title: string; note: string; pay: string };

export type GuideJobs = { title: string; jobs: readonly GuideJob[]; more: GuideLink };

/** Small live parts of our tools inside a section. */
export type GuidePieces = {
  clocks: readonly { day: string; left: string; label: string }[];
  /** What a CV for the country has; null where the section is not about CVs. */
  cv: readonly { label: string; value: string }[] | null;
  hasVisaCheck: boolean;
  /** Work after a degree in four countries, this one marked; null where the section is not about visas. */
  stays: readonly (StayLine & { isHere: boolean })[] | null;
};

/** What stands around a section's words: it is put together from several capabilities. */
export type GuideExtras = {
  /** Live jobs that belong to the section; null where none do. */
  jobs: GuideJobs | null;
  pieces: GuidePieces | null;
  /** What readers said in the last month; null while few have. */
  votes: { answers: number; useful: number } | null;
};

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
