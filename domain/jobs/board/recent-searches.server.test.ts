import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { readBoardSearch } from "./board.ts";
import { listRecentSearches, rememberSearch } from "./recent-searches.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const search = (address: string) => readBoardSearch("jobs", new URLSearchParams(address));

test("the same search again only moves up, whatever its page or order", async () => {
  const { id } = await aStudent();
  await rememberSearch(id, search("q=data&city=York"), now);
  await rememberSearch(id, search("q=law"), after(1));
  await rememberSearch(id, search("q=data&city=York&page=3&sort=newest"), after(2));

  expect(await listRecentSearches(id, "jobs")).toEqual(["q=data&city=York", "q=law"]);
});

test("a board asked for nothing is no search, and boards are kept apart", async () => {
  const { id } = await aStudent();
  await rememberSearch(id, search(""), now);
  await rememberSearch(id, readBoardSearch("part-time-jobs", new URLSearchParams("q=cafe")), now);

  expect(await listRecentSearches(id, "jobs")).toEqual([]);
  expect(await listRecentSearches(id, "part-time-jobs")).toEqual(["q=cafe"]);
});

test("the last five are shown, and old ones are forgotten", async () => {
  const { id } = await aStudent();
  const other = await aStudent();
  await rememberSearch(other.id, search("q=mine"), now);
  for (let n = 0; n < 12; n += 1) await rememberSearch(id, search(`q=word${n}`), after(n));

  expect(await listRecentSearches(id, "jobs")).toEqual([11, 10, 9, 8, 7].map((n) => `q=word${n}`));
  expect(await listRecentSearches(other.id, "jobs")).toEqual(["q=mine"]);
});
