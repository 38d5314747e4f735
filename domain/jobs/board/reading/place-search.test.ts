import { expect, test } from "vitest";
import { placeNotice } from "./place-notice.server.ts";
import { findPlace, findSeveral } from "./place-search.server.ts";

const nowhere = { country: [], city: [], postcode: null, miles: null };
const cities = ["London", "Leeds", "Newcastle upon Tyne", "Montréal", "York"];

test.each([
  ["leeds", "Leeds"],
  ["  LEEDS ", "Leeds"],
  ["Leeds, UK", "Leeds"],
  ["newcastle", "Newcastle upon Tyne"],
  ["montreal", "Montréal"],
])("%s is the city %s", (typed, city) => {
  expect(findPlace(typed, { everywhere: cities })).toEqual({ kind: "city", city });
});

test.each([
  ["Lodnon", "London"],
  ["Leds", "Leeds"],
  ["Londdon", "London"],
  ["Lond", "London"],
  ["Newca", "Newcastle upon Tyne"],
])("%s is read as %s, which is said", (typed, city) => {
  expect(findPlace(typed, { everywhere: cities })).toEqual({ kind: "near", city });
});

test.each([
  ["York", ["Cork", "Yorktown"]],
  ["Bath", ["Bathurst"]],
])("%s is a town of its own, and no other", (typed, everywhere) => {
  expect(findPlace(typed, { everywhere })).toBeNull();
});

test("the first word of another town's name is read as that town, which is said", () => {
  const everywhere = ["New York", "Richmond Hill"];
  expect(findPlace("New", { everywhere })).toEqual({ kind: "near", city: "New York" });
});

test.each([
  ["Co. Dublin", "Dublin"],
  ["Kitchener-Waterloo", "Kitchener"],
  ["Newcastle-upon-Tyne", "Newcastle upon Tyne"],
])("%s is another name of %s", (typed, city) => {
  const everywhere = ["Dublin", "Kitchener", "Newcastle upon Tyne"];
  expect(findPlace(typed, { everywhere })).toEqual({ kind: "city", city });
});

test.each([
  ["Bangalore", "Bengaluru"],
  ["Bangalore, India", "Bengaluru"],
  ["Gurgaon", "Gurugram"],
  ["NYC", "New York"],
  ["New York City", "New York"],
  ["SF", "San Francisco"],
  ["Warszawa", "Warsaw"],
  ["Krakow", "Kraków"],
  ["Ho Chi Minh", "Ho Chi Minh City"],
])("%s is found where %s is shown, and known where it has no jobs", (typed, shown) => {
  const elsewhere = ["Gurugram", "New York", "San Francisco", "Warsaw", "Kraków", "Bengaluru"];
  const everywhere = [...elsewhere, "Ho Chi Minh City"];
  expect(findPlace(typed, { everywhere })).toEqual({ kind: "city", city: shown });
  expect(findPlace(shown, { everywhere })).toEqual({ kind: "city", city: shown });
  const asked = { nowhere: typed, near: null, search: { ...nowhere, city: [] } };
  expect(placeNotice(asked)).toContain("No job is open in");
});

test("in a chosen country a name is that country's town", () => {
  const places = {
    everywhere: ["Newcastle", "Newcastle upon Tyne"],
    here: ["Newcastle upon Tyne"],
  };
  expect(findPlace("newcastle", places)).toEqual({ kind: "city", city: "Newcastle upon Tyne" });
});

test.each([
  ["UK", "gb"],
  ["united kingdom", "gb"],
  ["Ireland", "ie"],
  ["australia", "au"],
])("%s is the country %s", (typed, country) => {
  expect(findPlace(typed, { everywhere: cities })).toEqual({ kind: "country", country });
});

test.each([
  ["Scotland", "Scotland"],
  ["england", "England"],
  ["Wales", "Wales"],
  ["Northern Ireland", "Northern Ireland"],
  ["the Midlands", "Midlands"],
  ["Yorkshire", "Yorkshire and the Humber"],
  ["Herts", "Hertfordshire"],
  ["Surrey", "Surrey"],
  ["Co Cork", "County Cork"],
  ["Ontario", "Ontario"],
  ["New South Wales", "New South Wales"],
])("%s is the area %s", (typed, name) => {
  // Surrey in Canada has jobs, and is not what is meant.
  const found = findPlace(typed, { everywhere: [...cities, "Surrey"] });
  expect(found).toMatchObject({ kind: "area", area: { name } });
});

test.each([
  ["LS2 9JT", "LS2"],
  ["ls29jt", "LS2"],
  ["LS", "LS"],
  ["SW1A 1AA", "SW1A"],
  ["m1", "M1"],
])("%s is the postcode %s", (typed, postcode) => {
  expect(findPlace(typed, { everywhere: cities })).toEqual({ kind: "postcode", postcode });
});

test.each(["ZZ1", "Q9", "12345"])("%s is no postcode", (typed) => {
  expect(findPlace(typed, { everywhere: cities })).toBeNull();
});

test("a town with the name of a part is the town", () => {
  expect(findPlace("Ontario", { everywhere: [...cities, "Ontario"] })).toEqual({
    kind: "city",
    city: "Ontario",
  });
});

test.each([
  [
    { nowhere: "Atlantis" },
    "We do not know the place “Atlantis”, so these are from all of the United Kingdom.",
  ],
  [
    { nowhere: "Inverness" },
    "No job is open in “Inverness” today, so these are from all of the United Kingdom.",
  ],
  [
    { nowhere: "bath or poole" },
    "No job is open in “bath or poole” today, so these are from all of the United Kingdom.",
  ],
  [{ near: "Leads" }, "No job is in “Leads”. We searched for “Leeds”."],
  [{}, null],
])("it is said how a place was read: %j", (beside, notice) => {
  const search = { ...nowhere, country: ["gb" as const], city: ["Leeds"] };
  const asked = { nowhere: null, near: null, search, ...beside };
  expect(placeNotice(asked)).toBe(notice);
});

test("a place that has no jobs is said to be left out of every place, or of the chosen countries", () => {
  const beside = { nowhere: "Atlantis", near: null };
  const said = (country: ("gb" | "ie")[]) =>
    placeNotice({ ...beside, search: { ...nowhere, country } });
  expect(said([])).toMatch(/from every place\.$/);
  expect(said(["gb", "ie"])).toMatch(/from the countries you chose\.$/);
});

test("home is no place on the map", () => {
  expect(findPlace("Remote", { everywhere: cities })).toEqual({ kind: "home" });
});

test.each(["", "   ", "Atlantis", "constructor", "__proto__", "()[", "y"])(
  "“%s” is no place we know",
  (typed) => {
    expect(findPlace(typed, { everywhere: cities })).toBeNull();
  },
);

test.each([
  ["leeds or york", { city: ["Leeds", "York"], area: [] }],
  ["London / Leeds", { city: ["London", "Leeds"], area: [] }],
  ["London, Leeds and York", { city: ["London", "Leeds", "York"], area: [] }],
  ["Kent or Surrey", { city: [], area: ["Kent", "Surrey"] }],
  ["Kent / Leeds", { city: ["Leeds"], area: ["Kent"] }],
  ["bath or leeds", { city: ["Leeds", "Bath"], area: [] }],
  ["bath or poole", null],
  ["leeds or narnia", null],
  ["Leeds", null],
])("of “%s” each is a place: %j", (typed, expected) => {
  expect(findSeveral(typed, { everywhere: cities })).toEqual(expected);
});

test.each([
  ["2000", "Sydney", "au"],
  ["M5V 3L9", "Toronto", "ca"],
  ["D02", "Dublin", "ie"],
  ["N6A", "London", "ca"],
  ["L8P", "Hamilton", "ca"],
  ["6000", "Perth", "au"],
])("the code %s is read as %s in its country %s", (typed, city, country) => {
  const everywhere = ["Sydney", "Toronto", "Dublin", "London", "Hamilton", "Perth"];
  expect(findPlace(typed, { everywhere })).toEqual({ kind: "code", city, country });
});

test("a code is said to be in its town", () => {
  const search = { ...nowhere, country: ["ie" as const], city: ["Dublin"] };
  expect(placeNotice({ nowhere: null, near: "d02", search })).toBe(
    "D02 is in Dublin. These are jobs in Dublin.",
  );
});

test("a distance from a town is told in plain words", () => {
  const search = { ...nowhere, postcode: "BT7", miles: "10" as const };
  expect(placeNotice({ nowhere: null, near: null, search })).toBe(
    "Distances are from the middle of Belfast, to the middle of each town.",
  );
});

test("a county may be named the other way round", () => {
  expect(findPlace("Galway county", { everywhere: [] })).toMatchObject({
    kind: "area",
    area: { name: "County Galway" },
  });
});

test("a town or a county without jobs is said, with where was looked instead", () => {
  const search = { ...nowhere, city: ["Plymouth"], miles: "50" as const };
  expect(placeNotice({ nowhere: null, near: "Leeds or Devon", search })).toBe(
    "No job is open in Leeds or Devon today. We looked within 50 miles of Plymouth.",
  );
});
