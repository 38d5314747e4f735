import { expect, onTestFinished, vi } from "vitest";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { test } from "#test/database.ts";
import { anAuthor } from "#test/employer-factories.ts";
import { aJob } from "#test/job-factories.ts";
import { findCards } from "./jobs.queries.server.ts";
import { closeJob } from "./posting/close-job.server.ts";
import { jobRowCache } from "./row-cache.server.ts";

const now = new Date("2031-03-01T09:00:00Z");

/** Rows that say how many were read before them. */
function countingCache() {
  const asked: number[][] = [];
  const find = jobRowCache(async (ids) => {
    asked.push([...ids]);
    return ids.map((id) => [id, `read ${asked.length}`] as const);
  });
  return { find, asked };
}

test("a job that its employer closes is closed on the next page, though its card was just read", async () => {
  const { author, employer } = await anAuthor();
  const { id } = await aJob({ employerId: employer.id });
  expect(await findCards([id], now)).toMatchObject([{ isLive: true }]);

  await closeJob(author, id, now);
  expect(await findCards([id], now)).toMatchObject([{ isLive: false }]);
});

test("only rows that no page has read lately are asked for", async () => {
  const { find, asked } = countingCache();
  await find([1, 2]);
  expect([...(await find([2, 3]))]).toEqual([
    [2, "read 1"],
    [3, "read 2"],
  ]);
  expect(asked).toEqual([[1, 2], [3]]);
});

test("a change that told nobody is seen a second later", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { find } = countingCache();
  await find([1]);

  vi.advanceTimersByTime(999);
  expect((await find([1])).get(1)).toBe("read 1");
  vi.advanceTimersByTime(1);
  expect((await find([1])).get(1)).toBe("read 2");
});

test("what was read before a change and arrives after it is not kept", async () => {
  const answer = Promise.withResolvers<[number, string][]>();
  const answers = [answer.promise, Promise.resolve<[number, string][]>([[1, "after"]])];
  const find = jobRowCache(() => answers.shift()!);

  const early = find([1]);
  invalidatePages("jobs");
  answer.resolve([[1, "before"]]);
  expect((await early).get(1)).toBe("before");
  expect((await find([1])).get(1)).toBe("after");
});

test("no more than 500 rows are held: the oldest goes", async () => {
  const { find, asked } = countingCache();
  await find(Array.from({ length: 501 }, (_, id) => id));
  await find([500]);
  await find([0]);
  expect(asked.slice(1)).toEqual([[0]]);
});
