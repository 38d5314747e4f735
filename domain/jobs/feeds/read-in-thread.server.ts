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

/**
 * Fetches and reads a feed in a thread of its own: a large one takes seconds, in
 * which pages are still served.
 */
export async function readInThread(
  feed: FeedToRead,
): Promise<Result<FeedReading, FeedRefusal | OutsideRefusal>> {
  // Without flags of its own: some of the process's (--input-type, --import) do not suit a thread.
  const thread = new Worker(sourcePath("#domain/jobs/feeds/read-feed-thread.server.ts"), {
    workerData: feed,
    execArgv: [],
  });
  const jobs: FeedJob[] = [];
  try {
    return await new Promise((resolve, reject) => {
      thread.on("message", (news: ReadingNews) => {
        if (news.kind === "jobs") jobs.push(...news.jobs);
        else if (news.kind === "refused") resolve(no(news.error));
        else {
          const { kind: _, ...rest } = news;
          resolve(ok({ jobs, ...rest }));
        }
      });
      thread.once("error", reject);
      thread.once("exit", (code) => reject(new Error(`Reading a feed ended early (${code})`)));
    });
  } finally {
    await thread.terminate();
  }
}
