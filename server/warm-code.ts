import { setTimeout as wait } from "node:timers/promises";
import { log } from "#platform/log.server.ts";

/** The newest jobs, which visitors ask for most. */
const BOARDS = ["/jobs", "/jobs?page=2", "/jobs?page=3", "/part-time-jobs"];
const JOB = /href="(\/(?:part-time-)?jobs\/[a-z0-9-]+)"/g;

const LOOK_AGAIN_MS = 1000;
const SHORTEST_PAUSE_MS = 25;

type Warming = {
  /** Makes a page, which nobody reads but for its links. */
  render: (path: string) => Promise<string>;
  /** Whether nothing was rendered for anybody lately. */
  isAtRest: () => boolean;
};

/**
 * Renders jobs and searches, which no cache answers, until V8 has compiled the code that makes them:
 * the first hundreds after a start cost half as much again. Only while no page is asked for, and
 * with pauses: whoever comes meanwhile waits for one page at the most.
 */
export async function warmCode({ render, isAtRest }: Warming, signal: AbortSignal): Promise<void> {
  const calmly = async (path: string) => {
    while (!isAtRest()) await wait(LOOK_AGAIN_MS, undefined, { signal });
    const startedAt = performance.now();
    const html = await render(path);
    const took = performance.now() - startedAt;
    await wait(Math.max(SHORTEST_PAUSE_MS, took), undefined, { signal });
    return html;
  };
  try {
    const jobs = new Set<string>();
    for (const board of BOARDS)
      for (const [, job = ""] of (await calmly(board)).matchAll(JOB)) jobs.add(job);
    for (const job of jobs) {
      await calmly(job);
      await calmly(searchLike(job));
    }
    log.info({ jobs: jobs.size }, "code warmed up");
  } catch (error) {
    if (!signal.aborted) log.warn({ error }, "The code was not warmed up");
  }
}

/** "/jobs/data-analyst-quillfern-bank" is found by "data analyst". */
function searchLike(job: string): string {
  const [board = "jobs", slug = ""] = job.split("/").filter(Boolean);
  return `/${board}?${new URLSearchParams({ q: slug.split("-").slice(0, 2).join(" ") })}`;
}
