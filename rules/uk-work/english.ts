import type { Applicant } from "./verdict-types.ts";

/** B1 is enough only for a permission that was granted with it (SW 4.1). */
export function isEnglishMet({ english, lastPermission }: Applicant): boolean {
  const wasSponsored = lastPermission !== "none" && lastPermission?.kind === "skilled-worker";
  return english === "b2" || (english === "b1-before" && wasSponsored);
}

/** Somebody said what they have, and it is not enough yet. */
export function isEnglishToShow(reader: Applicant): boolean {
  return reader.english !== null && !isEnglishMet(reader);
}
