import type { Applicant } from "./verdict-types.ts";

const degrees: readonly unknown[] = ["undergraduate", "masters", "doctorate"];

/**
 * B2, or B1 for a permission that was granted with it (SW 4.1). Where nobody says, a degree of a
 * UK university shows it, and so does an earlier Skilled Worker grant (Appendix English Language).
 */
export function isEnglishMet({ english, lastPermission }: Applicant, on: string): boolean {
  const last = lastPermission === "none" ? null : lastPermission;
  const wasSponsored = last?.kind === "skilled-worker";
  if (english !== null) return english === "b2" || (english === "b1-before" && wasSponsored);
  if (last?.kind !== "student") return wasSponsored || last?.kind === "graduate";
  const { level, completedOn } = last.course;
  return degrees.includes(level) && completedOn !== null && completedOn <= on;
}
