import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { sourcePath } from "#db/source-path.server.ts";
import type { OutsideRefusal } from "#platform/outside/fetch-outside.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { FeedContext } from "./clean-row.server.ts";
import type { FeedFormat } from "./feed-formats.ts";
import type { FeedJob, FeedReading } from "./feed-job.ts";
import type { FeedRefusal } from "./refusals.ts";

/** A file that is at hand, or where to fetch it. */
export type FeedOrigin = { bytes: Uint8Array } | { url: string };

export type FeedToRead = { format: FeedFormat; from: FeedOrigin; context: FeedContext };

/** What the thread says: jobs by the hundred, so that taking them never holds the listener up. */
export type ReadingNews =
  | { kind: "jobs"; jobs: FeedJob[] }
  | { kind: "refused"; error: FeedRefusal | OutsideRefusal }
  | ({ kind: "done" } & Omit<FeedReading, "jobs">);

/** How long a thread waits for the next feed. */
const KEEP_MS = 30_000;
/** One that has read more, or was refused, may hold much memory, and is not kept. */
const MAX_JOBS_KEPT = 2_000;

let idle: Worker | null = null;
let ending: NodeJS.Timeout | undefined;

/**
 * Fetches and reads a feed in a thread of its own: a large one takes seconds, in which pages are still
 * served. Starting a thread costs half a second of processor time, so the next feed is read in the same.
 */
export async function readInThread(
  feed: FeedToRead,
): Promise<Result<FeedReading, FeedRefusal | OutsideRefusal>> {
  const thread = takeThread();
  try {
    const reading = await readIn(thread, feed);
    const isSmall = reading.ok && reading.value.jobs.length <= MAX_JOBS_KEPT;
    if (isSmall && idle === null && !hasEnded(thread)) keep(thread);
    else await thread.terminate();
    return reading;
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

async function readIn(
  thread: Worker,
  feed: FeedToRead,
): Promise<Result<FeedReading, FeedRefusal | OutsideRefusal>> {
  const jobs: FeedJob[] = [];
  const messages = on(thread, "message", { close: ["exit"] });
  thread.postMessage(feed);
  for await (const [news] of messages as AsyncIterable<[ReadingNews]>) {
    if (news.kind === "refused") return no(news.error);
    if (news.kind === "jobs") jobs.push(...news.jobs);
    else {
      const { kind: _, ...rest } = news;
      return ok({ jobs, ...rest });
    }
  }
  throw new Error("Reading a feed ended early");
}

function takeThread(): Worker {
  const thread = idle ?? startThread();
  clearTimeout(ending);
  idle = null;
  thread.ref();
  return thread;
}

function startThread(): Worker {
  // Without flags of its own: some of the process's (--input-type, --import) do not suit a thread.
  const thread = new Worker(sourcePath("#domain/jobs/feeds/read-feed-thread.server.ts"), {
    execArgv: [],
  });
  // Whoever reads in it hears of it too; between two feeds it is no fault.
  thread.on("error", () => undefined);
  thread.once("exit", () => {
    if (idle === thread) idle = null;
  });
  return thread;
}

/** It does not keep the process alive. */
function keep(thread: Worker): void {
  idle = thread;
  thread.unref();
  ending = setTimeout(() => {
    // At once: until it has ended nobody may take it.
    idle = null;
    void thread.terminate();
  }, KEEP_MS).unref();
}

/** Of one that has, `exit` is told no more. */
function hasEnded(thread: Worker): boolean {
  return thread.threadId === -1;
}
