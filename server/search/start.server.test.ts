import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { pool } from "#db/client.server.ts";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { readBoardSearch } from "#domain/jobs/board/board.ts";
import { log } from "#platform/log.server.ts";
import { isSearchAway, isSearchReady, setSearch } from "#platform/search.server.ts";
import { type Connection, SearchClient } from "#search/client.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { searchThread, startSearch } from "./start.ts";

const TIMEOUT_MS = 30_000;

function start(dataDir: string) {
  const search = startSearch({ dataDir });
  onTestFinished(async () => {
    await search.stop();
    setSearch(undefined);
  });
  return search;
}

const aFolder = () => mkdtempSync(join(tmpdir(), "waymark-search-"));

async function titlesFor(q: string): Promise<string[]> {
  const search = readBoardSearch("jobs", new URLSearchParams({ q }));
  return (await findBoardPage(search, new Date())).cards.map(({ title }) => title);
}

test("the thread reads the board, answers, and hears of a new job", async () => {
  await aJob({ title: "Weaver" });
  const search = start(aFolder());
  expect(isSearchReady()).toBe(false);
  await expect(titlesFor("weaver")).rejects.toSatisfy(isSearchAway);

  await search.settle(TIMEOUT_MS);
  expect(isSearchReady()).toBe(true);
  expect(await titlesFor("weaver")).toEqual(["Weaver"]);

  await aJob({ title: "Potter" });
  // How soon is measured by `npm run bench:jobs`; a machine under tests may be slow.
  await vi.waitFor(async () => expect(await titlesFor("potter")).toEqual(["Potter"]), {
    timeout: TIMEOUT_MS,
    interval: 20,
  });
});

test("a start waits no longer than it may, and what fails meanwhile is logged", async () => {
  // @one-engine: nothing is read.
  const search = start(aFolder());
  onTestFinished(() => void vi.restoreAllMocks());
  const error = vi.spyOn(log, "error").mockReturnValue();
  await search.settle(0);
  expect(error).not.toHaveBeenCalled();

  const failure = new Error("on purpose");
  vi.spyOn(SearchClient.prototype, "untilReady").mockRejectedValueOnce(failure);
  await search.settle(TIMEOUT_MS);
  expect(error).toHaveBeenCalledWith({ error: failure }, expect.any(String));
});

test("a snapshot of another database is not served, though it is found at the same address", async () => {
  // @one-engine: a snapshot is a file, and whose it is it says itself.
  const dataDir = aFolder();
  await aJob({ title: "Weaver" });
  const first = start(dataDir);
  await first.settle(TIMEOUT_MS);
  await first.stop();
  // As a dump restored in its place leaves it: other rows, and an outbox that tells of no change.
  await pool().query(`
    update jobs set title = 'Potter';
    alter table search_outbox rename to outbox_before;
    create table search_outbox (like outbox_before including all)`);
  onTestFinished(async () => {
    await pool().query(`
      drop table search_outbox;
      alter table outbox_before rename to search_outbox`);
  });

  const second = start(dataDir);
  await second.settle(TIMEOUT_MS);
  expect(await titlesFor("")).toEqual(["Potter"]);
  expect(await titlesFor("weaver")).toEqual([]);
  await second.stop();
});

test("when the thread is killed, pages ask to try again until another has read the board", async () => {
  await aJob({ title: "Weaver" });
  const threads: Connection[] = [];
  const troubles: string[] = [];
  const connect = searchThread(aFolder());
  const client = new SearchClient(
    () => {
      threads.push(connect());
      return threads.at(-1)!;
    },
    { onTrouble: ({ why }) => troubles.push(why) },
  );
  setSearch(client);
  onTestFinished(async () => {
    await client.stop();
    setSearch(undefined);
  });
  await client.untilReady();
  await threads[0]!.close();

  expect([isSearchReady(), troubles]).toEqual([false, ["The search thread ended"]]);
  await expect(titlesFor("weaver")).rejects.toSatisfy(isSearchAway);
  await client.untilReady();
  expect(await titlesFor("weaver")).toEqual(["Weaver"]);
  expect(threads).toHaveLength(2);
});

test("after a restart the snapshot serves with what was written meanwhile, and a damaged one does not", async () => {
  const dataDir = aFolder();
  await aJob({ title: "Weaver" });
  const first = start(dataDir);
  await first.settle(TIMEOUT_MS);
  await first.stop();
  await aJob({ title: "Potter" });

  const second = start(dataDir);
  await second.settle(TIMEOUT_MS);
  expect(await titlesFor("")).toEqual(expect.arrayContaining(["Weaver", "Potter"]));
  await second.stop();

  const path = join(dataDir, "search/jobs.snapshot");
  const bytes = readFileSync(path);
  bytes[bytes.length - 9] = bytes[bytes.length - 9]! ^ 0xff;
  writeFileSync(path, bytes);
  const third = start(dataDir);
  await third.settle(TIMEOUT_MS);
  expect(await titlesFor("")).toEqual(expect.arrayContaining(["Weaver", "Potter"]));
});
