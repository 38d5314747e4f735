import type { SavedStage } from "#db/schema/saved-jobs.ts";

export type { SavedStage };

/** How far somebody is with a job, in the order of the way. */
export const stages = {
  saved: "Saved",
  applied: "Applied",
  interview: "Interview",
  offer: "Offer",
  closed: "Closed",
} as const satisfies Record<SavedStage, string>;

export const stageCodes = Object.keys(stages) as SavedStage[];

/** Stages in which something may still happen. */
export const openStages = stageCodes.filter((stage) => stage !== "closed");

export function isStage(text: unknown): text is SavedStage {
  return typeof text === "string" && Object.hasOwn(stages, text);
}

export type StageCounts = Record<SavedStage, number>;
