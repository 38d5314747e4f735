import { applicationStages, stageCodes } from "#rules/applications/stages.ts";
import type { StageFilter } from "./application.ts";

/** "12 applicants: 4 new, 3 reading, 5 interview. 2 withdrew." */
export function countLabel(counts: Readonly<Record<StageFilter, number>>): string {
  const total = stageCodes.reduce((sum, stage) => sum + counts[stage], 0);
  const parts = stageCodes
    .filter((stage) => counts[stage] > 0)
    .map((stage) => `${counts[stage]} ${applicationStages[stage].toLowerCase()}`);
  const head = `${total === 0 ? "No" : total} ${total === 1 ? "applicant" : "applicants"}`;
  const said = parts.length > 0 ? `${head}: ${parts.join(", ")}.` : `${head}.`;
  return counts.withdrawn > 0 ? `${said} ${counts.withdrawn} withdrew.` : said;
}
