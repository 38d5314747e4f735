import type { ClocksView } from "./clocks.ts";
import type { PaperKind } from "./documents.ts";
import type { TaskState } from "./plan.ts";

export type SourceLine = { title: string; url: string; checked: string };

/** A step as its owner reads it, every fact in its place. */
export type TaskView = {
  step: string;
  title: string;
  why: string;
  state: TaskState;
  isSettled: boolean;
  minutes: string;
  helper: string;
  /** "Best done by 20 November 2026", or "" where there is nothing to count to yet. */
  due: string;
  late: string;
  /** "Done 6 November 2026", or that the visa settles it. */
  done: string;
  sources: readonly SourceLine[];
  link: { label: string; to: string } | null;
  /** What a rule will ask for before and after a day; null where nothing changes. */
  rise: RiseView | null;
};

export type RiseView = {
  label: string;
  lines: readonly { when: string; value: string; share: number }[];
};

export type WeekStop = {
  weeksToGo: number;
  name: string;
  state: "done" | "here" | "open" | "ahead";
  words: string;
};

export type DocumentView = {
  document: string;
  name: string;
  kind: PaperKind;
  state: "to-do" | "waiting" | "ready";
  note: string;
  hint: string;
};

export type PlanNotice = { tone: "caution" | "info"; title: string; words: string };

export type PlanView = {
  journey: string;
  daysLeft: number | null;
  /** "days until you fly", "Fly today", "Welcome". */
  heading: string;
  flight: string | null;
  summary: string;
  notices: readonly PlanNotice[];
  clocks: ClocksView;
  stops: readonly WeekStop[];
  fly: { place: string; words: string };
  thisWeek: { title: string; tasks: readonly TaskView[] };
  late: readonly TaskView[];
  ahead: readonly {
    weeksToGo: number;
    name: string;
    about: string;
    amount: string;
    tasks: readonly TaskView[];
  }[];
  doneEarlier: readonly TaskView[];
  /** The step to begin with. */
  next: string | null;
  documents: readonly DocumentView[];
  university: string;
};
