import type { CalendarChoices } from "./calendar.server.ts";
import type { NoticeView, SavedJobView, WeekStop } from "./saved-view.ts";
import type { SavedStage, StageCounts } from "./stages.ts";

export type SavedSectionView = {
  stage: SavedStage;
  rows: SavedJobView[];
  total: number;
  page: number;
  pageCount: number;
};

/** What goes with a job: "your note and your date". */
export type LeavingJob = { job: number; title: string; kept: string };

export type CalendarView = {
  address: string;
  webcal: string;
  choices: CalendarChoices;
};

/** The page of saved jobs as it is read, for `components/saved-screen.tsx`. */
export type SavedScreenView = {
  over: string;
  headline: string;
  counts: StageCounts;
  /** Null: every open stage. */
  stage: SavedStage | null;
  sections: SavedSectionView[];
  notices: NoticeView[];
  /** A job that is to leave the list, if its owner says so once more. */
  leaving: LeavingJob | null;
  week: WeekStop[];
  calendar: CalendarView | null;
  /** The place of the reader's clock, where they told us. */
  zone: string | null;
  /** The page's own address, to which its forms go. */
  here: string;
};

/** What a form on the page answered with, when it did not lead away. */
export type SavedAnswer =
  | { errors: Record<string, string[]>; values: Record<string, string> }
  | { removed: RemovedJob };

/** What is needed to put a removed job back as it was. */
export type RemovedJob = {
  job: number;
  stage: SavedStage;
  note: string;
  dateAt: string;
  dateLabel: string;
  savedAt: string;
  stageAt: string;
};
