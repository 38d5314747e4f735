import { expect, test } from "vitest";
import { companySeo } from "./company-seo.ts";

const known = {
  slug: "kelpie-works",
  name: "Kelpie Works",
  town: "Leeds",
  country: "gb",
  website: "https://kelpie.example",
  about: "Kelpie Works makes looms.",
  logoId: "abc",
};
const fromFeed = { ...known, town: null, country: "xx", website: null, about: null, logoId: null };
const first = { origin: "https://waymark.example", page: 1, total: 3 };

test("a company is an Organization with what is known of it", () => {
  expect(companySeo(known, first).organisation).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": "https://waymark.example/companies/kelpie-works",
    name: "Kelpie Works",
    url: "https://kelpie.example",
    mainEntityOfPage: "https://waymark.example/companies/kelpie-works",
    description: "Kelpie Works makes looms.",
    logo: "https://waymark.example/pictures/abc",
    address: { "@type": "PostalAddress", addressLocality: "Leeds", addressCountry: "GB" },
  });
});

test("of one known from a feed nothing is made up", () => {
  expect(companySeo(fromFeed, first).organisation).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": "https://waymark.example/companies/kelpie-works",
    name: "Kelpie Works",
    url: "https://waymark.example/companies/kelpie-works",
  });
});

test("later pages are their own, and a page that says nothing is not for search engines", () => {
  expect(companySeo(known, { ...first, page: 2 }).canonical).toBe(
    "https://waymark.example/companies/kelpie-works?page=2",
  );
  expect(companySeo(fromFeed, { ...first, total: 0 }).isListed).toBe(false);
  expect(companySeo(known, { ...first, total: 0 }).isListed).toBe(true);
});

test("a long story is cut at a word", () => {
  const { description } = companySeo({ ...known, about: "word ".repeat(80).trim() }, first);
  expect(description.length).toBeLessThanOrEqual(156);
  expect(description).toMatch(/word…$/);
});
