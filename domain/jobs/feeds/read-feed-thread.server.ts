import { parentPort, workerData } from "node:worker_threads";
import type { OutsideRefusal } from "#platform/outside/fetch-outside.server.ts";
import { ok } from "#rules/result.ts";
import type { FeedJob, RefusedRow } from "./feed-job.ts";
import { fetchFeed } from "./fetch-feed.server.ts";
import { readFeed } from "./read-feed.server.ts";
import type { FeedToRead } from "./read-in-thread.server.ts";
import type { FeedRefusal } from "./refusals.ts";

/** What the thread says: jobs by the hundred, so that taking them never holds the listener up. */
export type ReadingNews =
  | { kind: "jobs"; jobs: FeedJob[] }
  | { kind: "refused"; error: FeedRefusal | OutsideRefusal }
  | { kind: "done"; refused: RefusedRow[]; isPartial: boolean };

const AT_ONCE = 200;

const tell = (news: ReadingNews) => parentPort!.postMessage(news);

const { format, from, context } = workerData as FeedToRead;
const fetched = "bytes" in from ? ok(from.bytes) : await fetchFeed(format, from.url);
const reading = fetched.ok ? readFeed({ format, bytes: fetched.value, context }) : fetched;
if (!reading.ok) {
  tell({ kind: "refused", error: reading.error });
} else {
  const { jobs, refused, isPartial } = reading.value;
  for (let at = 0; at < jobs.length; at += AT_ONCE) {
    tell({ kind: "jobs", jobs: jobs.slice(at, at + AT_ONCE) });
  }
  tell({ kind: "done", refused, isPartial });
}
