import { expect, test } from "vitest";
import { activeFilters, searchLabel } from "./active-filters.ts";
import { readBoardSearch, writeBoardSearch } from "./board.ts";

const read = (address: string) => readBoardSearch("jobs", new URLSearchParams(address));

test("each filter that is on can be taken off alone, and the page begins again", () => {
  const search = read("q=data&city=Leeds&city=York&pay=30000&closing=7&page=4&upto=29700000");
  expect(
    activeFilters(search).map(({ label, without }) => [label, writeBoardSearch(without)]),
  ).toEqual([
    ["Leeds", "q=data&city=York&pay=30000&closing=7"],
    ["York", "q=data&city=Leeds&pay=30000&closing=7"],
    [
      "30,000 a year or more, in the currency of its country",
      "q=data&city=Leeds&city=York&closing=7",
    ],
    ["Closes within 7 days", "q=data&city=Leeds&city=York&pay=30000"],
  ]);
});

test.each([
  ["country=gb&pay=30000", "£30,000 a year or more"],
  ["country=ie&pay=30000", "€30,000 a year or more"],
  ["country=gb&country=ie&pay=30000", "30,000 a year or more, in the currency of its country"],
  ["country=xx&pay=30000", "30,000 a year or more, in the currency of its country"],
])("pay is told in the money of one country, or of none: %s", (address, label) => {
  expect(activeFilters(read(address)).at(-1)?.label).toBe(label);
});

test("a search is told in a line", () => {
  expect(searchLabel(read("q=data&type=internship&remote=remote"))).toBe(
    "data, Internship, From home",
  );
  expect(searchLabel(read(""))).toBe("All jobs");
});

test("the filter by a reader's own visa says that some of it is a maybe", () => {
  expect(activeFilters(read("mine=1")).map(({ label }) => label)).toEqual(["Fits or may fit me"]);
});
