import type { ClocksView } from "../plan/clocks.ts";

/** A part that was not chosen is null. */
export type FamilyView = {
  name: string;
  flight: {
    daysLeft: number | null;
    heading: string;
    words: string | null;
    place: string;
  } | null;
  clocks: ClocksView | null;
  progress: { done: number; all: number } | null;
  steps: readonly { step: string; title: string; isDone: boolean }[] | null;
};
