import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { test } from "#test/database.ts";
import { type FeedImport, importFeed } from "./import-feed.server.ts";
import { sourceNameOf } from "./source-name.ts";
import { unnamedSource } from "./unnamed-source.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const FILE = "/feeds/fern.csv";
const ownName = { source: sourceNameOf(FILE), unnamed: "by-path" } as const;

function run(
  ids: readonly string[],
  { source, ...rest }: Partial<FeedImport> & { source: string },
) {
  const rows = ids.map(
    (id) => `${id},Analyst ${id},Halden Rowe,"Leeds, UK",https://h.example/${id}`,
  );
  const bytes = Buffer.from(`${["id,title,company,location,url", ...rows].join("\n")}\n`);
  const given = { format: "csv", from: { bytes }, employerName: null, country: null } as const;
  const feed = { ...given, feedId: null, force: false, now, ensureEmployers };
  return importFeed({ ...feed, source, ...rest });
}

test("a file goes on under the bare name it had, where that holds jobs of its format", async () => {
  expect(await unnamedSource(FILE, "csv")).toEqual(ownName);
  await run(["1", "2"], { source: "fern" });
  expect(await unnamedSource("/feeds/fern.xml", "xml")).toMatchObject({ unnamed: "by-path" });

  const found = await unnamedSource(FILE, "csv");
  expect(found).toEqual({ source: "fern", unnamed: "by-old-name" });
  expect(await run(["1", "3"], found)).toMatchObject({ added: 1, unchanged: 1, closed: 1 });
});

test("a source that the product keeps for itself is no file's", async () => {
  await run(["1"], { source: "feed-1" });
  expect(await unnamedSource("/feeds/feed-1.csv", "csv")).toMatchObject({ unnamed: "by-path" });
});

test("a file that has begun under its own name stays there", async () => {
  await run(["1"], { source: "fern" });
  await run(["2"], { source: sourceNameOf(FILE) });
  expect(await unnamedSource(FILE, "csv")).toEqual(ownName);
});

test("another file of the same bare name closes nothing, and is asked for its source", async () => {
  await run(["1", "2"], { source: "fern" });
  const report = await run(["8", "9"], { source: "fern", unnamed: "by-old-name" });
  expect(report).toMatchObject({ failure: expect.stringContaining("--source"), closed: 0 });
  expect(await run(["8", "9"], { source: "fern" })).toMatchObject({ failure: null, closed: 2 });
});

test("a file that says again what another source says is refused, with that source's name", async () => {
  await run(["1", "2", "3"], { source: "fern-2025" });
  const report = await run(["2", "3", "4"], ownName);
  expect(report).toMatchObject({ failure: expect.stringContaining('--source "fern-2025"') });
  expect(await db.$count(jobs)).toBe(3);
});

test("a file that shares a few jobs with another source is taken", async () => {
  await run(["1", "2", "3"], { source: "fern-2025" });
  const report = await run(["3", "4", "5"], ownName);
  expect(report).toMatchObject({ failure: null, added: 2, duplicates: 1 });
});
