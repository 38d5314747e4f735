import { expect, test } from "vitest";
import { differencesOf } from "./differences.ts";

const list = (...ids: string[]) => ({ list: ids.map((id) => ({ id, words: "" })) });

test("two equal states do not differ, whatever the order of their names", () => {
  expect(differencesOf({ a: 1, b: [{ id: "x" }] }, { b: [{ id: "x" }], a: 1 })).toEqual([]);
});

test("a field differs by its path; a list of lines is one field", () => {
  const before = { list: [{ id: "x", lines: ["one"], words: "a" }] };
  const after = { list: [{ id: "x", lines: ["one", "two"], words: "a" }] };
  expect(differencesOf(before, after)).toEqual([
    { is: "changed", path: ["list", "x", "lines"], before: ["one"], after: ["one", "two"] },
  ]);
});

test("entries are added and removed by their ids, not by their places", () => {
  expect(differencesOf(list("a", "b", "c"), list("new", "a", "c"))).toEqual([
    { is: "added", path: ["list", "new"] },
    { is: "removed", path: ["list", "b"] },
  ]);
});

test.each([
  ["one taken to the top", ["a", "b", "c", "d"], ["d", "a", "b", "c"], [["d", 4, 1]]],
  ["one taken to the end", ["a", "b", "c", "d"], ["b", "c", "d", "a"], [["a", 1, 4]]],
  ["one moved where others came and went", ["a", "b", "c"], ["new", "c", "b"], [["c", 2, 1]]],
])("only what moved is said to have moved: %s", (_, before, after, moves) => {
  const moved = differencesOf(list(...before), list(...after)).filter(({ is }) => is === "moved");
  expect(moved).toEqual(
    moves.map(([id, from, to]) => ({ is: "moved", path: ["list", id], from, to })),
  );
});

test("an entry that moved and changed is said to have done both", () => {
  const before = {
    list: [
      { id: "a", words: "" },
      { id: "b", words: "old" },
    ],
  };
  const after = {
    list: [
      { id: "b", words: "new" },
      { id: "a", words: "" },
    ],
  };
  expect(differencesOf(before, after).map(({ is }) => is)).toEqual(["moved", "changed"]);
});
