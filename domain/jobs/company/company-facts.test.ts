import { expect, test } from "vitest";
import { type AdvertGroup, companyFacts, sponsorshipSentence } from "./company-facts.ts";

const group = (given: Partial<AdvertGroup>): AdvertGroup => ({
  country: "gb",
  city: "Leeds",
  sponsorship: "unsaid",
  jobType: "full-time",
  count: 1,
  ...given,
});

test("places are counted across everything else, the largest first", () => {
  const { places, total } = companyFacts([
    group({ city: "York" }),
    group({ city: "Leeds", sponsorship: "offered", count: 2 }),
    group({ city: "Leeds", jobType: "internship" }),
    group({ city: null, country: "ca" }),
  ]);
  expect(total).toBe(5);
  expect(places).toEqual([
    { place: "Leeds", count: 3 },
    { place: "Canada", count: 1 },
    { place: "York", count: 1 },
  ]);
});

test("sponsorship is counted for full jobs in the United Kingdom alone", () => {
  const facts = companyFacts([
    group({ sponsorship: "offered", count: 4 }),
    group({ count: 2 }),
    group({ sponsorship: "not-offered" }),
    group({ sponsorship: "offered", country: "ie", count: 9 }),
    group({ sponsorship: "offered", jobType: "part-time", count: 9 }),
  ]);
  expect(sponsorshipSentence(facts)).toBe(
    "Of 7 live adverts in the UK, 4 say they sponsor, 1 says it does not sponsor and 2 do not mention sponsorship.",
  );
});

test.each([
  [[group({ count: 3 })], "All 3 live adverts in the UK do not mention sponsorship."],
  [[group({ sponsorship: "offered" })], "Its one live advert in the UK says it sponsors."],
  [[group({ country: "au" })], null],
  [[], null],
])("where all say the same it is said once", (groups, sentence) => {
  expect(sponsorshipSentence(companyFacts(groups))).toBe(sentence);
});
