import { isSearchAway } from "#platform/search.server.ts";
import { countJobs } from "./count-jobs.server.ts";
import { type Criteria, searchOf } from "./criteria.ts";

/** How many jobs each page finds now, in the same order; null while the index is away. */
export async function countPages(pages: readonly Criteria[], now: Date): Promise<number[] | null> {
  try {
    return await Promise.all(pages.map((page) => countJobs(searchOf(page), now)));
  } catch (error) {
    if (isSearchAway(error)) return null;
    throw error;
  }
}
