import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { findBoardPage } from "./board.server.ts";
import { readBoardSearch } from "./board.ts";
import { emptiedPage } from "./emptied-page.ts";

test("a misspelt word that is searched for exactly finds nothing, and no filter says otherwise", async () => {
  await aJob({ title: "Gardener", city: "York" });
  await startTestSearch();
  const search = readBoardSearch("jobs", new URLSearchParams("q=gardenr&city=York"));
  const page = await findBoardPage(search, new Date(), { isExact: true });
  const { total, facets, pay, posted, closing } = emptiedPage(page);

  expect(page.repairs).toEqual([{ typed: "gardenr", meant: "gardener" }]);
  expect(total).toBe(0);
  const options = [...Object.values(facets).flat(), ...pay, ...posted, ...closing];
  expect(options).toEqual([{ value: "York", label: "York", count: 0, isChosen: true }]);
});
