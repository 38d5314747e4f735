import type { Night } from "../advert/nights.ts";
import type { Known } from "../advert/register-labels.ts";
import type { SavedStage } from "./stages.ts";

/** One instant on one clock, with the nights about it. */
export type ClockView = { place: string; when: string; nights: Night[] };

export type MomentView = {
  /** Where on both strips the moment lies, from 0 to 1. */
  at: number;
  there: ClockView;
  /** Null where the reader has told us no zone. */
  here: ClockView | null;
  isNight: boolean;
  label: string;
};

/** A document that went with an application. */
export type SentView = {
  id: number;
  /** "UK graduate CV, version 4, on 3 November 2026". */
  words: string;
  /** Null where the document is deleted. */
  fileHref: string | null;
};

export type SavedJobView = {
  id: number;
  title: string;
  /** Null where its page is gone. */
  href: string | null;
  employer: string;
  place: string;
  stage: SavedStage;
  /** The day that counts: the earlier of the employer's and the reader's own. */
  day: { iso: string; day: string; month: string } | null;
  moment: MomentView | null;
  /** In place of a strip: "Closed Fri 13 Nov", "You applied on 20 October, 26 days ago." */
  lines: string[];
  known: Pick<Known, "tone" | "headline">;
  isLive: boolean;
  /** As the form beside the job holds them. */
  note: string;
  date: { local: string; label: string; words: string } | null;
  /** What went to its employer, as far as it was noted. */
  sent: readonly SentView[];
  /** Where it is noted. */
  sentHref: string;
  /** What was sent here and how far it is; null where they applied elsewhere, or not yet. */
  application: { words: string; href: string } | null;
};

export type NoticeView =
  | {
      kind: "closed" | "closing" | "taken-down" | "verdict";
      /** A verdict that was a yes before. */
      isWorse?: boolean;
      id: number;
      title: string;
      words: string;
      /** Null where the job's page is gone. */
      href: string | null;
    }
  | LicenceNoticeView;

export type LicenceNoticeView = {
  kind: "licence";
  id: number;
  isWorse: boolean;
  title: string;
  words: string;
  before: { label: string; headline: string; gate: "open" | "shut" | "unknown" };
  after: { label: string; headline: string; gate: "open" | "shut" | "unknown" };
  question: string | null;
  historyHref: string;
  jobTitle: string;
  href: string | null;
};

/** A coming date on the four weeks' line. */
export type WeekStop = {
  key: string;
  /** From 0 to 1 over four weeks. */
  at: number;
  day: string;
  label: string | null;
  isNight: boolean;
  isAbove: boolean;
};
