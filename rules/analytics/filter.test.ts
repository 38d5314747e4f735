import { expect, test } from "vitest";
import { universities } from "#addresses/universities.ts";
import { filterQuery, groupLabel, readFilter } from "./filter.ts";
import { analyticsGroups, productAt, productPath } from "./menu.ts";

const choices = [
  { field: "campus", value: "3", label: "Leeds" },
  { field: "level", value: "masters", label: "Master’s" },
] as const;
const read = (query: string) => readFilter(new URLSearchParams(query), choices);

test("nothing asked for is three months of everybody", () => {
  expect(read("")).toEqual({ filter: { months: 3 }, problem: null });
});

test("a period and one group are read, and written the same again", () => {
  const { filter, problem } = read("months=6&by=campus:3");
  expect(filter).toEqual({ months: 6, by: { field: "campus", value: "3" } });
  expect(problem).toBeNull();
  expect(read(filterQuery(filter).slice(1)).filter).toEqual(filter);
  expect(groupLabel(filter, choices)).toBe("Campus: Leeds");
});

test.each([
  ["months=7", /1, 3, 6 or 12/],
  ["months=6; drop", /1, 3, 6 or 12/],
  ["by=campus:99", /all of them are counted/],
  ["by=toString:1", /all of them are counted/],
  ["by=nonsense", /all of them are counted/],
  ["by=__proto__:3", /all of them are counted/],
])("%s is answered with a sentence and the usual figures", (query, sentence) => {
  const { filter, problem } = read(query);
  expect(problem).toMatch(sentence);
  expect(filter).toEqual({ months: 3 });
});

test("the menu has every page of figures there is, and no other", () => {
  const inMenu = analyticsGroups.flatMap(({ products }) =>
    products.map(({ product }) => productPath(product)),
  );
  const pages = universities.filter(
    ({ path }) => path === "/university-dashboard" || path.endsWith("-analytics"),
  );
  expect(inMenu.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  expect(inMenu.map((path) => productPath(productAt(path)))).toEqual(inMenu);
});
