import { setTimeout as wait } from "node:timers/promises";
import { log } from "#platform/log.server.ts";

/** A list of pages like those that visitors ask for most: jobs, newest first. */
export const JOBS_LIST = "/sitemaps/jobs-1.xml";
const MAX_JOBS = 70;

const LOOK_AGAIN_MS = 1000;
const SHORTEST_PAUSE_MS = 25;

type Warming = {
  /** The paths a list names. */
  list: (path: string) => Promise<string[]>;
  /** Makes a page that nobody reads. */
  render: (path: string) => Promise<unknown>;
  /** Whether nobody has asked for a page lately. */
  isAtRest: () => boolean;
};

/**
 * Renders jobs and searches, which no cache answers, until V8 has compiled the code that makes them:
 * the first hundreds after a start cost half as much again. Only while nobody asks, and with
 * pauses: whoever comes meanwhile waits for one page at the most.
 */
export async function warmCode(warming: Warming, signal: AbortSignal): Promise<void> {
  const { list, render, isAtRest } = warming;
  try {
    const jobs = (await list(JOBS_LIST)).slice(0, MAX_JOBS);
    for (const path of jobs.flatMap((job) => [job, searchLike(job)])) {
      while (!isAtRest()) await wait(LOOK_AGAIN_MS, undefined, { signal });
      const startedAt = performance.now();
      await render(path);
      const took = performance.now() - startedAt;
      await wait(Math.max(SHORTEST_PAUSE_MS, took), undefined, { signal });
    }
    log.info({ jobs: jobs.length }, "code warmed up");
  } catch (error) {
    if (!signal.aborted) log.warn({ error }, "The code was not warmed up");
  }
}

/** "/jobs/data-analyst-quillfern-bank" is found by "data analyst". */
function searchLike(job: string): string {
  const [board = "jobs", slug = ""] = job.split("/").filter(Boolean);
  return `/${board}?${new URLSearchParams({ q: slug.split("-").slice(0, 2).join(" ") })}`;
}
