import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { type FeedToRead, readInThread } from "./read-in-thread.server.ts";

const context = { source: "one", employerName: null, country: null, on: "2026-11-15" };

function feed(from: FeedToRead["from"] = { bytes: csv(1) }): FeedToRead {
  return { format: "csv", from, context };
}

function csv(jobs: number): Uint8Array {
  const rows = Array.from({ length: jobs }, (_, at) => `${at},Cook ${at},Fern,https://e.org/${at}`);
  return Buffer.from(["id,title,company,url", ...rows].join("\n"));
}

/** Every thread that is started from now on, by whomever. */
function startedThreads(): Worker[] {
  const threads: Worker[] = [];
  const listen = (message: unknown) => void threads.push((message as { worker: Worker }).worker);
  subscribe("worker_threads", listen);
  onTestFinished(() => void unsubscribe("worker_threads", listen));
  return threads;
}

const titles = async (reading: ReturnType<typeof readInThread>) => {
  const outcome = await reading;
  return outcome.ok ? outcome.value.jobs.map(({ title }) => title) : outcome.error;
};

test("feeds that follow each other share a thread, and each has its own jobs; two at once have two", async () => {
  const threads = startedThreads();
  expect(await titles(readInThread(feed()))).toEqual(["Cook 0"]);
  expect(await titles(readInThread(feed({ bytes: csv(2) })))).toEqual(["Cook 0", "Cook 1"]);
  expect(threads.length).toBeLessThan(2);

  const both = [readInThread(feed()), readInThread(feed({ bytes: csv(401) }))];
  expect((await Promise.all(both.map(titles))).map(({ length }) => length)).toEqual([1, 401]);
  expect(threads.length).toBeLessThan(3);
});

test("a thread that ends before its feed is read is a fault, and the next feed has another", async () => {
  const threads = startedThreads();
  // The first may have been started before.
  const readings = [readInThread(feed()), readInThread(feed())];
  await threads.at(-1)!.terminate();
  const outcomes = await Promise.allSettled(readings);
  expect(outcomes.filter(({ status }) => status === "rejected")).toMatchObject([
    { reason: expect.objectContaining({ message: "Reading a feed ended early" }) },
  ]);
  expect(await titles(readInThread(feed()))).toEqual(["Cook 0"]);
});

test("a feed that breaks its reader is a fault of its own", async () => {
  const broken = { ...feed(), context: null as never };
  await expect(readInThread(broken)).rejects.toThrow("null");
  expect(await titles(readInThread(feed()))).toEqual(["Cook 0"]);
});

test.each([
  ["a large feed", csv(2_001)],
  ["a refused one", new Uint8Array()],
])("after %s the next has a thread of its own", async (_what, bytes) => {
  await readInThread(feed());
  const threads = startedThreads();
  await readInThread(feed({ bytes }));
  expect(await titles(readInThread(feed()))).toEqual(["Cook 0"]);
  expect(threads.length).toBe(1);
});
