import { expect, test } from "vitest";
import { fieldChanges, type PublishedAdvert } from "./field-changes.ts";

const now = new Date("2026-11-15T10:00:00Z");
const advert: PublishedAdvert = {
  title: "Graduate developer",
  descriptionHtml: "<p>You find leaks.</p><ul><li>TypeScript</li><li>Patience</li></ul>",
  country: "gb",
  city: "Leeds",
  placeText: null,
  remote: "hybrid",
  sector: "technology",
  jobType: "full-time",
  level: "entry",
  hoursPerWeek: 37.5,
  startsOn: null,
  currency: "GBP",
  salaryMin: 3_750_000,
  salaryMax: null,
  salaryPeriod: "year",
  sponsorship: "offered",
  applyUrl: "https://fern.example/apply",
  applyEmail: null,
  applyForm: null,
  closesAt: null,
  closesZone: "Europe/London",
};

test("only what differs is told, in the words readers would get", () => {
  const after = {
    ...advert,
    salaryMin: 1_200,
    salaryPeriod: "hour" as const,
    applyUrl: null,
    applyEmail: "win@fern.example",
    sponsorship: "not-offered",
  };
  expect(fieldChanges(advert, after, now)).toEqual([
    { what: "Pay", before: "£37,500 a year", after: "£12 an hour" },
    { what: "Sponsoring", before: "Says it sponsors", after: "Says it does not sponsor" },
    {
      what: "Where people apply",
      before: "https://fern.example/apply",
      after: "win@fern.example",
    },
  ]);
});

test("of the advert's words the paragraphs that go and come are told", () => {
  const descriptionHtml =
    "<p>You find leaks.</p><ul><li>TypeScript</li><li>Your bank details</li></ul>";
  expect(fieldChanges(advert, { ...advert, descriptionHtml }, now)).toEqual([
    { what: "Text", before: "Patience", after: "Your bank details" },
  ]);
});

test("no change is no change", () => {
  expect(fieldChanges(advert, { ...advert }, now)).toEqual([]);
});
