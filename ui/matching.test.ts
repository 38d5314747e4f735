import { expect, test } from "vitest";
import { fold, matching } from "./matching.ts";

const named = (...labels: string[]) => labels.map((label) => ({ label }));

test("labels that begin with the query come first, then words that do, then the rest", () => {
  const found = matching(
    named("China", "British Indian Ocean Territory", "Indonesia", "Peru", "India"),
    "in",
  );
  expect(found.map(({ item }) => item.label)).toEqual([
    "Indonesia",
    "India",
    "British Indian Ocean Territory",
    "China",
  ]);
});

test("the match says which letters to underline", () => {
  expect(matching(named("Calder Vale"), "AL")[0]?.match).toEqual({ start: 1, end: 3 });
  expect(matching(named("British Indian"), "in")[0]?.match).toEqual({ start: 8, end: 10 });
});

test("accents and capitals do not matter, and places stay true", () => {
  expect(matching(named("Côte d’Ivoire"), "cote")[0]?.match).toEqual({ start: 0, end: 4 });
  expect(matching(named("Türkiye"), "TURK")[0]?.match).toEqual({ start: 0, end: 4 });
  expect(fold("Straße")).toHaveLength(6);
});

test("an empty query matches everything and underlines nothing", () => {
  expect(matching(named("India", "Peru"), "  ")).toEqual([
    { item: { label: "India" }, match: null },
    { item: { label: "Peru" }, match: null },
  ]);
});
