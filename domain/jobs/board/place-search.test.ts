import { expect, test } from "vitest";
import { placeNotice } from "./place-notice.ts";
import { findPlace } from "./place-search.ts";

const cities = ["London", "Leeds", "Newcastle upon Tyne", "Montréal", "York"];

test.each([
  ["leeds", "Leeds"],
  ["  LEEDS ", "Leeds"],
  ["Leeds, UK", "Leeds"],
  ["newcastle", "Newcastle upon Tyne"],
  ["montreal", "Montréal"],
  ["Lodnon", "London"],
  ["Leds", "Leeds"],
  ["Londdon", "London"],
])("%s is the city %s", (typed, city) => {
  expect(findPlace(typed, cities)).toEqual({ kind: "city", city });
});

test.each([
  ["UK", "gb"],
  ["united kingdom", "gb"],
  ["Ireland", "ie"],
  ["australia", "au"],
])("%s is the country %s", (typed, country) => {
  expect(findPlace(typed, cities)).toEqual({ kind: "country", country });
});

test.each([
  ["Scotland", "gb"],
  ["england", "gb"],
  ["Wales", "gb"],
  ["Northern Ireland", "gb"],
  ["Ontario", "ca"],
  ["New South Wales", "au"],
])("%s is a part of the country %s", (typed, country) => {
  expect(findPlace(typed, cities)).toEqual({ kind: "part", country });
});

test("a town with the name of a part is the town", () => {
  expect(findPlace("Ontario", [...cities, "Ontario"])).toEqual({ kind: "city", city: "Ontario" });
});

test.each([
  [{ nowhere: "Atlantis" }, "We do not know the place “Atlantis”, so these are from every place."],
  [{ nowhere: "Inverness" }, "No job is open in “Inverness” today, so these are from every place."],
  [
    { part: "Scotland" },
    "Adverts name a town and a country, so these are from all of the United Kingdom, not from “Scotland” alone.",
  ],
  [{}, null],
])("it is said how a place was read: %j", (beside, notice) => {
  const asked = { nowhere: null, part: null, search: { country: ["gb" as const] }, ...beside };
  expect(placeNotice(asked)).toBe(notice);
});

test("home is no place on the map", () => {
  expect(findPlace("Remote", cities)).toEqual({ kind: "home" });
});

test.each(["", "   ", "Atlantis", "constructor", "__proto__", "()[", "y"])(
  "“%s” is no place we know",
  (typed) => {
    expect(findPlace(typed, cities)).toBeNull();
  },
);
