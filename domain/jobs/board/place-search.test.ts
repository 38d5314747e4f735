import { expect, test } from "vitest";
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

test("home is no place on the map", () => {
  expect(findPlace("Remote", cities)).toEqual({ kind: "home" });
});

test.each(["", "   ", "Atlantis", "constructor", "__proto__", "()[", "y"])(
  "“%s” is no place we know",
  (typed) => {
    expect(findPlace(typed, cities)).toBeNull();
  },
);
