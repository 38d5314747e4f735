import type { StudyKind } from "#rules/work-hours/hours-rules.ts";
import type { Situation } from "./situation.ts";

/** The kind of course that a rule on work asks for; null where too little was said. */
export function studyKindOf({
  courseLevel,
  isFullTime,
}: Pick<Situation, "courseLevel" | "isFullTime">): StudyKind | null {
  if (isFullTime === false) return "part-time";
  if (courseLevel === "doctorate") return "research";
  return courseLevel === null || courseLevel === "other" ? null : "degree";
}
