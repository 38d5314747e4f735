import type { FeedRow } from "../feed-row.ts";

const countOfPlaces = /^(\d+) locations$/i;

/**
 * Workday says "3 Locations" and names the first of them in the job's path only:
 * /job/United-Kingdom---London/Analyst_JR1.
 */
export function placeInPath({ place, applyUrl }: Pick<FeedRow, "place" | "applyUrl">) {
  const count = Number(countOfPlaces.exec(place?.trim() ?? "")?.[1]);
  const segment = /\/job\/([^/]+)\/[^/]+$/.exec(applyUrl ?? "")?.[1];
  if (!count || !segment) return null;
  const first = segment
    .replace(/^(?:[A-Z]{2,3}-(?!-))+/, (codes) => codes.replaceAll("-", ", "))
    .replaceAll("---", " - ")
    .replace(/(?<! )-(?! )/g, " ");
  return count > 1 ? `${first} and ${count - 1} more` : first;
}
