import type { Answers } from "../answers.ts";
import { type Assessment, assessFor } from "../assess.ts";
import type { Timeline } from "../timeline.ts";

export type StepCode =
  | "english-proficient"
  | "english-superior"
  | "community-language"
  | "partner-english"
  | "partner-skills"
  | "nomination-190"
  | "nomination-491"
  | "birthday"
  | "work-anniversary"
  | "more-work"
  | "professional-year"
  | "australian-study"
  | "regional-study"
  | "specialist-education"
  | "bachelor"
  | "doctorate";

/** Something that would still give points. */
export type NextStep = {
  code: StepCode;
  gain: number;
  /** The total of the 189 with it; of the nominated visa where it is a nomination. */
  total: number;
  /** How many things there are to do, and the months they take at the least; null: years. */
  things: number;
  months: number | null;
  /** Somebody else decides. */
  isOthersChoice: boolean;
  /** The day it comes by itself. */
  on: string | null;
};

/** Why a line that still gives points to others gives none here. */
export type ClosedStep =
  | { code: "professional-year"; why: "occupation" }
  | { code: "partner-skills"; why: "partner-age" }
  | { code: "nomination-190" | "nomination-491"; why: "not-on-list" }
  | { code: "more-work"; why: "capped" }
  | { code: "age"; why: "falls"; on: string }
  | { code: "age"; why: "too-old" };

export type Found = { steps: readonly NextStep[]; closed: readonly ClosedStep[] };

/** `now` is the 189 on the first day of the timeline. */
export type PointsNow = { answers: Answers; now: Assessment; timeline: Timeline };

export const nothing: Found = { steps: [], closed: [] };

type Effort = Partial<Pick<NextStep, "things" | "months">>;

/** The step that a change of answers is; none where it would give no points. */
export function tryStep(
  { answers, now }: PointsNow,
  code: StepCode,
  change: Partial<Answers>,
  { things = 1, months = 0 }: Effort = {},
): NextStep[] {
  const { total } = assessFor(now.subclass, { ...answers, ...change }, now.on);
  const gain = total - now.total;
  const step = { code, gain, total, things, months, isOthersChoice: false, on: null };
  return gain > 0 ? [step] : [];
}
