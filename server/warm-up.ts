import { setTimeout as wait } from "node:timers/promises";
import { log } from "#platform/log.server.ts";

/** The newest jobs, which visitors ask for most. */
const BOARDS = ["/jobs", "/jobs?page=2", "/jobs?page=3", "/part-time-jobs"];
const JOB = /href="(\/(?:part-time-)?jobs\/[a-z0-9-]+)"/g;

const LOOK_AGAIN_MS = 1000;
const MIN_PAUSE_MS = 25;

/** What students open beside jobs; each row of a list is a card of the board's. */
const STUDENTS_PAGES = ["/jobs", "/student-dashboard", "/my-saved-jobs"];

type WarmUp = {
  /** Renders a page as a guest sees it. Only its links are read. */
  render: (path: string) => Promise<string>;
  /** Renders a page as a student without any data sees it. */
  warmUp: (path: string) => Promise<void>;
  /** Calls the API, as a new client each time. */
  call: (path: string) => Promise<void>;
  /** Whether nothing was rendered for a visitor lately. */
  isIdle: () => boolean;
};

/**
 * Renders jobs, searches, look-ups of sponsors and students' pages, which no cache answers, until V8 has compiled the code
 * that makes them: the first hundreds after a start cost half as much again. Only while no page is
 * asked for, and with pauses: anyone who comes meanwhile waits for one page at most.
 */
export async function warmUpPages(warming: WarmUp, signal: AbortSignal): Promise<void> {
  const { render, warmUp, call } = warming;
  const whenIdle = <Made>(make: () => Promise<Made>) => runWhenIdle(warming, signal, make);
  try {
    const jobs = new Set<string>();
    for (const board of BOARDS) {
      const html = await whenIdle(() => render(board));
      for (const [, job = ""] of html.matchAll(JOB)) jobs.add(job);
    }
    for (const job of jobs) {
      await whenIdle(() => render(job));
      await whenIdle(() => render(searchLike(job)));
      await whenIdle(() => call(employerOf(job)));
      for (const page of [job, ...STUDENTS_PAGES]) await whenIdle(() => warmUp(page));
    }
    log.info({ jobs: jobs.size }, "code warmed up");
  } catch (error) {
    if (!signal.aborted) log.warn({ error }, "The code was not warmed up");
  }
}

/** Waits until the server is idle, and afterwards as long as the work took. */
async function runWhenIdle<Made>(
  { isIdle }: WarmUp,
  signal: AbortSignal,
  make: () => Promise<Made>,
): Promise<Made> {
  while (!isIdle()) await wait(LOOK_AGAIN_MS, undefined, { signal });
  const startedAt = performance.now();
  const made = await make();
  const took = performance.now() - startedAt;
  await wait(Math.max(MIN_PAUSE_MS, took), undefined, { signal });
  return made;
}

/** "/jobs/data-analyst-quillfern-bank" is found by "data analyst". */
function searchLike(job: string): string {
  const { board, words } = wordsOf(job);
  return `/${board}?${new URLSearchParams({ q: words.slice(0, 2).join(" ") })}`;
}

/** And "quillfern bank" is looked up: a job's employer stands last in its address. */
function employerOf(job: string): string {
  return `/api/sponsors?${new URLSearchParams({ q: wordsOf(job).words.slice(-2).join(" ") })}`;
}

function wordsOf(job: string) {
  const [board = "jobs", slug = ""] = job.split("/").filter(Boolean);
  return { board, words: slug.split("-") };
}
