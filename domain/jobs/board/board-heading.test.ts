import { expect, test } from "vitest";
import { readBoardSearch, wholeBoard } from "./board.ts";
import { headingText, whereOf } from "./board-heading.ts";

test.each([
  ["", "12 jobs."],
  ["city=Leeds", "12 jobs in Leeds."],
  ["city=Leeds&miles=10", "12 jobs within 10 miles of Leeds."],
  ["postcode=ls2", "12 jobs within 10 miles of LS2."],
  ["area=Scotland", "12 jobs in Scotland."],
  ["city=Leeds&area=Kent&either=1", "12 jobs in Leeds or Kent."],
  ["area=South+West+England", "12 jobs in South West England."],
  ["area=Scotland&city=Edinburgh&employer=Halden+Rowe", "12 jobs at Halden Rowe in Edinburgh."],
  ["country=gb", "12 jobs in the UK."],
  ["country=xx", "12 jobs in other countries."],
  ["city=Leeds&city=York", "12 jobs in Leeds or York."],
])("%s is headed “%s”", (query, heading) => {
  expect(headingText(readBoardSearch("jobs", new URLSearchParams(query)), 12)).toBe(heading);
});

test("a distance from nowhere is none", () => {
  const search = readBoardSearch("jobs", new URLSearchParams("miles=10"));
  expect([search.miles, whereOf(search)]).toEqual([null, ""]);
});

test("two or three towns are named, more are not", () => {
  const within = (...city: string[]) => headingText({ ...wholeBoard("jobs"), city }, 9);

  expect(within("London", "Leeds")).toBe("9 jobs in London or Leeds.");
  expect(within("London", "Leeds", "York")).toBe("9 jobs in London, Leeds or York.");
  expect(within("London", "Leeds", "York", "Hull")).toBe("9 jobs.");
});
