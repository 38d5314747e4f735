import { expect, test } from "vitest";
import { isNarrowed, type List, listAddress, readList } from "./list.ts";

type Stone = { name: string; weight: number };

const stones = {
  name: "Stones",
  search: "Name",
  filters: {
    kind: { label: "Kind", all: "Any kind", options: { slate: "Slate", chalk: "Chalk" } },
    quarry: { label: "Quarry", all: "Any quarry" },
  },
  sorts: { newest: "Newest first", name: "Name, A to Z" },
  columns: [{ key: "name", label: "Name", text: ({ name }) => name }],
} satisfies List<Stone>;

const asked = (search: string) =>
  readList(new Request(`https://w.example/stones${search}`), stones);

test("an address says what is searched, filtered, in which order and on which page", () => {
  expect(asked("?q=%20grey%20&kind=slate&quarry=7&sort=name&page=3")).toEqual({
    q: "grey",
    filters: { kind: "slate", quarry: "7" },
    sort: "name",
    page: 3,
  });
});

test.each([
  ["nothing", ""],
  ["a choice the list does not have", "?kind=granite"],
  ["a name that every object has", "?kind=constructor&sort=toString"],
  ["an empty choice", "?kind=&quarry="],
  ["an order the list does not have", "?sort=weight"],
  ["a page that is none", "?page=-1"],
  ["something the list does not know", "?weight=7"],
])("%s asks for everything in the first order", (_case, search) => {
  const query = asked(search);
  expect(query).toEqual({ q: "", filters: {}, sort: "newest", page: 1 });
  expect(isNarrowed(query)).toBe(false);
});

test("a list without a search box takes no words", () => {
  const { search: _search, ...silent } = stones;
  expect(readList(new Request("https://w.example/?q=grey"), silent).q).toBe("");
});

test("what is typed is cut to a sane length", () => {
  const { q, filters } = asked(`?q=${"a".repeat(500)}&quarry=${"b".repeat(500)}`);
  expect([q.length, filters.quarry?.length]).toEqual([100, 100]);
});

test.each([
  ["?q=grey&kind=slate&sort=name", {}, "?q=grey&kind=slate&sort=name"],
  ["?sort=newest&page=4", {}, "?"],
  ["?q=grey&page=4", { page: "5" }, "?q=grey&page=5"],
  ["?q=grey", { page: "1" }, "?q=grey"],
  ["?q=a%26b&page=2", { format: "csv" }, "?q=a%26b&format=csv"],
])("the search %s with %j is %s", (search, changes, address) => {
  expect(listAddress(stones, asked(search), changes)).toBe(address);
});
