import { expect, test } from "vitest";
import { jobPosting } from "./job-posting.ts";

const url = "https://waymark.example/jobs/weaver";
const job = {
  id: 7,
  title: "Weaver",
  summary: "Weave.",
  descriptionHtml: "<p>You will weave.</p>",
  country: "gb",
  city: "Leeds",
  remote: "on-site",
  jobType: "full-time",
  pay: { currency: "GBP", min: 3_000_000, max: 3_500_050, period: "year" },
  postedAt: new Date("2031-03-01T09:00:00Z"),
  closesAt: new Date("2031-04-01T22:59:00Z"),
  isUndated: false,
  isLive: true,
  applyUrl: "https://loom.example/jobs",
  applyEmail: null,
  applyForm: null,
  employerWebsite: "https://loom.example",
  employer: { name: "Loom" },
} as const;

type Change = Partial<Omit<Parameters<typeof jobPosting>[0], "employer">>;
const posting = (change: Change = {}) =>
  jobPosting({ ...job, ...change }, { url }) as Record<string, unknown> | null;

test("everything that search engines require is there, and the dates are whole", () => {
  expect(posting()).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Weaver",
    description: "<p>You will weave.</p>",
    url,
    datePosted: "2031-03-01T09:00:00.000Z",
    validThrough: "2031-04-01T22:59:00.000Z",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: "Loom", sameAs: "https://loom.example" },
    identifier: { "@type": "PropertyValue", name: "Loom", value: "7" },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Leeds", addressCountry: "GB" },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "GBP",
      value: {
        "@type": "QuantitativeValue",
        minValue: 30_000,
        maxValue: 35_000.5,
        unitText: "YEAR",
      },
    },
    directApply: false,
  });
});

test("pay that the employer did not give is not made up", () => {
  expect(posting({ pay: null })).not.toHaveProperty("baseSalary");
});

test("one figure is a value, not a range", () => {
  const pay = { currency: "EUR", min: 1450, max: null, period: "hour" } as const;
  expect(posting({ pay })?.baseSalary).toMatchObject({
    value: { value: 14.5, unitText: "HOUR" },
  });
});

test("a job that closes on no day has no last day", () => {
  expect(posting({ closesAt: null })).not.toHaveProperty("validThrough");
});

test("work from home names the country of the home instead of a place", () => {
  const remote = posting({ remote: "remote" });
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "United Kingdom" },
  });
  expect(remote).not.toHaveProperty("jobLocation");
});

test.each([
  ["is over", { isLive: false }],
  ["has no country", { country: "xx" }],
  ["gives no day", { isUndated: true }],
  ["has no text", { descriptionHtml: "", summary: "" }],
  ["cannot be applied for", { applyUrl: null }],
] as const)("a job that %s is not marked up", (_case, change) => {
  expect(posting(change)).toBeNull();
});
