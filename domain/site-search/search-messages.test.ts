import { expect, test } from "vitest";
import { searchMessages, trusted } from "./search-messages.server.ts";

const read = (typed: string, meant: string | null) => ({ typed, meant });

test.each([
  ["both know the words", [], [], { site: true, jobs: true }],
  ["only the jobs know it", [read("plumber", "number")], [], { site: false, jobs: true }],
  ["only the site knows it", [], [read("surcharge", "charge")], { site: true, jobs: false }],
  [
    "neither knows it: it is misspelt",
    [read("licnce", "licence")],
    [read("licnce", null)],
    { site: true, jobs: true },
  ],
])("%s", (_case, site, jobs, expected) => {
  expect(trusted({ site, jobs })).toEqual(expected);
});

test("readers are told what was read otherwise, and what was left out", () => {
  const repairs = [read("licnce", "licence"), read("xyzzy", null)];
  expect(searchMessages({ repairs, dropped: ["nurse"] })).toEqual([
    "We looked for “licence” for “licnce”.",
    "No result has every word. We left out “nurse” and “xyzzy”.",
  ]);
  expect(searchMessages({ repairs: [], dropped: [] })).toEqual([]);
});
