import { expect, test } from "vitest";
import { sameJobKey } from "./same-job.ts";

const advert = {
  employerId: 7,
  title: "Data Analyst",
  country: "gb",
  city: "Leeds",
  placeText: "Leeds, UK",
};

test.each([
  ["case and spaces", { title: "  DATA   analyst " }],
  ["an aside in brackets", { title: "Data Analyst (m/f/d)" }],
  ["punctuation", { title: "Data-Analyst" }],
  ["other words for the place", { placeText: "United Kingdom - Leeds" }],
])("%s make no other job", (_case, change) => {
  expect(sameJobKey({ ...advert, ...change })).toBe(sameJobKey(advert));
});

test.each([
  ["another employer", { employerId: 8 }],
  ["another town", { city: "York" }],
  ["another title", { title: "Senior Data Analyst" }],
  ["C++ and C#", { title: "Data Analyst C++" }],
  ["a place known by its words alone", { city: null }],
])("%s is another job", (_case, change) => {
  expect(sameJobKey({ ...advert, ...change })).not.toBe(sameJobKey(advert));
});

test("a title that is all aside still counts", () => {
  expect(sameJobKey({ ...advert, title: "(Analyst)" })).not.toBe(
    sameJobKey({ ...advert, title: "(Nurse)" }),
  );
});
