import type { Applicant } from "./verdict-types.ts";

/**
 * B2, or B1 for a permission that was granted with it (SW 4.1). Where nobody says, only an earlier
 * Skilled Worker grant shows it: what a degree proves stands in a rule we have not read.
 */
export function isEnglishMet({ english, lastPermission }: Applicant): boolean {
  const wasSponsored = lastPermission !== "none" && lastPermission?.kind === "skilled-worker";
  if (english === null) return wasSponsored;
  return english === "b2" || (english === "b1-before" && wasSponsored);
}
