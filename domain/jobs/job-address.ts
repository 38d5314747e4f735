import type { Board } from "./vocabulary.ts";

/** Part-time work has a board of its own; everything else is on the other. */
export function boardOf(jobType: string): Board {
  return jobType === "part-time" ? "part-time-jobs" : "jobs";
}

/** Where a job's page lies on its site. */
export function jobAddress({ board, slug }: { board: Board; slug: string }): string {
  return `/${board}/${encodeURIComponent(slug)}`;
}
