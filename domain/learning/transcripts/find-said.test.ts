import { expect, test } from "vitest";
import { findSaid } from "./find-said.ts";

const sentences = [
  { startMs: 0, text: "A group task.", wordsAt: [0, 200, 700] },
  { startMs: 4000, text: "In the group, be useful.", wordsAt: [4000, 4300, 4600, 5400, 5700] },
];

test.each([
  ["group", [200, 4600]],
  ["GROUP, be", [4600]],
  [" use ", [5700]],
  ["the gro", [4300]],
  ["salary", []],
  ["  ", []],
])("“%s” is found at the word it begins in", (find, at) => {
  expect(findSaid(sentences, find).map(({ atMs }) => atMs)).toEqual(at);
});

test("a sentence without the moments of its words is found at its beginning", () => {
  expect(findSaid([{ startMs: 900, text: "Bring the advert.", wordsAt: [] }], "advert")).toEqual([
    { sentence: 0, atMs: 900 },
  ]);
});
