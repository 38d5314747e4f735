import { parentPort } from "node:worker_threads";
import { ok } from "#rules/result.ts";
import { fetchFeed } from "./fetch-feed.server.ts";
import { readFeed } from "./read-feed.server.ts";
import type { FeedToRead, ReadingNews } from "./read-in-thread.server.ts";

const AT_ONCE = 200;

const tell = (news: ReadingNews) => parentPort!.postMessage(news);

async function read({ format, from, context }: FeedToRead): Promise<void> {
  const fetched = "bytes" in from ? ok(from.bytes) : await fetchFeed(format, from.url);
  const reading = fetched.ok ? readFeed({ format, bytes: fetched.value, context }) : fetched;
  if (!reading.ok) return tell({ kind: "refused", error: reading.error });

  const { jobs, ...rest } = reading.value;
  for (let at = 0; at < jobs.length; at += AT_ONCE) {
    tell({ kind: "jobs", jobs: jobs.slice(at, at + AT_ONCE) });
  }
  tell({ kind: "done", ...rest });
}

// The next is sent only after the answer. A fault ends the thread, and whoever waits is told of it.
parentPort!.on("message", (feed: FeedToRead) => void read(feed));
