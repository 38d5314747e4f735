import { formatCount } from "#rules/formats/counts.ts";
import { openStages, type StageCounts } from "./stages.ts";

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "four", and "14" above ten. */
function inWords(count: number): string {
  return words[count] ?? formatCount(count);
}

/** "Six saved jobs. Four close in your night." */
export function savedHeadline({ saved, inNight }: { saved: number; inNight: number }): string {
  const jobs = `${capitalised(inWords(saved))} saved ${saved === 1 ? "job" : "jobs"}.`;
  if (inNight === 0) return jobs;
  if (saved === 1) return `${jobs} It closes during your night.`;
  const those = inNight === saved ? "All" : capitalised(inWords(inNight));
  return `${jobs} ${those} ${inNight === 1 ? "closes" : "close"} during your night.`;
}

const furthestInWords: Record<(typeof openStages)[number], (count: number) => string | null> = {
  saved: () => null,
  applied: (count) => `${count} applied for`,
  interview: (count) => (count === 1 ? "1 interview" : `${count} interviews`),
  offer: (count) => (count === 1 ? "1 offer" : `${count} offers`),
};

/** How many there are, at whatever stage, and how far the furthest is: "3 saved jobs, 1 offer"; null where there is none. */
export function stagesLabel(counts: StageCounts): string | null {
  const total = openStages.reduce((sum, stage) => sum + counts[stage], 0);
  const furthest = openStages.findLast((stage) => counts[stage] > 0);
  if (!furthest) return null;
  const all = total === 1 ? "1 saved job" : `${total} saved jobs`;
  const reached = furthestInWords[furthest](counts[furthest]);
  return reached ? `${all}, ${reached}` : all;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
