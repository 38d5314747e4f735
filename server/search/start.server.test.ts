import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { readBoardSearch } from "#domain/jobs/board/board.ts";
import { isSearchAway, isSearchReady, useSearch } from "#platform/search.server.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { startSearch } from "./start.ts";

const PATIENCE = 30_000;

function start(dataDir: string) {
  const search = startSearch({ dataDir });
  onTestFinished(async () => {
    await search.stop();
    useSearch(undefined);
  });
  return search;
}

const aFolder = () => mkdtempSync(join(tmpdir(), "waymark-search-"));

async function titlesFor(q: string): Promise<string[]> {
  const search = readBoardSearch("jobs", new URLSearchParams({ q }));
  return (await findBoardPage(search, new Date())).cards.map(({ title }) => title);
}

test("the thread reads the board, answers, and hears of a new job within a second", async () => {
  await aJob({ title: "Weaver" });
  const search = start(aFolder());
  expect(isSearchReady()).toBe(false);
  await expect(titlesFor("weaver")).rejects.toSatisfy(isSearchAway);

  await search.settle(PATIENCE);
  expect(isSearchReady()).toBe(true);
  expect(await titlesFor("weaver")).toEqual(["Weaver"]);

  await aJob({ title: "Potter" });
  await vi.waitFor(async () => expect(await titlesFor("potter")).toEqual(["Potter"]), {
    timeout: 1000,
    interval: 20,
  });
});

test("after a restart the snapshot serves with what was written meanwhile, and a damaged one does not", async () => {
  const dataDir = aFolder();
  await aJob({ title: "Weaver" });
  const first = start(dataDir);
  await first.settle(PATIENCE);
  await first.stop();
  await aJob({ title: "Potter" });

  const second = start(dataDir);
  await second.settle(PATIENCE);
  expect(await titlesFor("")).toEqual(expect.arrayContaining(["Weaver", "Potter"]));
  await second.stop();

  const path = join(dataDir, "search/jobs.snapshot");
  const bytes = readFileSync(path);
  bytes[bytes.length - 9] = bytes[bytes.length - 9]! ^ 0xff;
  writeFileSync(path, bytes);
  const third = start(dataDir);
  await third.settle(PATIENCE);
  expect(await titlesFor("")).toEqual(expect.arrayContaining(["Weaver", "Potter"]));
});
