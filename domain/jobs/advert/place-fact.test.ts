import { expect, test } from "vitest";
import { placeFact } from "./place-fact.ts";

const inLeeds = { city: "Leeds", country: "gb", remote: "hybrid" } as const;

test.each([
  [null, "Leeds, United Kingdom, partly from home"],
  ["3 days in the office", "Leeds, United Kingdom, partly from home, 3 days in the office"],
  ["Leeds, 3 days in the office", "Leeds, United Kingdom, partly from home, 3 days in the office"],
  ["Leeds, England, UK", "Leeds, United Kingdom, partly from home"],
  ["LEEDS", "Leeds, United Kingdom, partly from home"],
])("a note on the place (%s) leaves town and country standing", (placeText, words) => {
  expect(placeFact({ ...inLeeds, placeText })).toBe(words);
});

test.each([
  ["Seattle", "Washington - Seattle", "Seattle, Washington - Seattle"],
  ["Tucson", null, "Tucson"],
  [null, "Bogotá, Colombia", "Bogotá, Colombia"],
  [null, null, "Another country"],
])("%s (%s) is in no country called Elsewhere", (city, placeText, words) => {
  expect(placeFact({ city, country: "xx", remote: "on-site", placeText })).toBe(words);
});

test("a job without a town still names its country", () => {
  const fromHome = { city: null, country: "ca", remote: "remote" } as const;
  expect(placeFact({ ...fromHome, placeText: null })).toBe("Canada, from home");
});
