import { meetingPaths } from "../../calendar/meeting-paths.ts";

/** Everything chosen so far, as the page's address says it. */
export type Chosen = { service: string; with: string; week: string; zone: string; move?: string };

/** The page with something else chosen. A later choice is asked again. */
export function bookingLink(chosen: Chosen, changes: Partial<Chosen & { at: string }>): string {
  const { at, ...all } = { at: "", ...chosen, ...changes };
  const query = new URLSearchParams(
    Object.entries({ ...all, at }).filter(([, value]) => value !== "" && value !== undefined),
  );
  return `${meetingPaths.book}?${query}`;
}
