import { expect, test } from "vitest";
import { contentOf } from "#test/content.ts";
import { siteType } from "./site-type.ts";

const pages = contentOf(siteType);
const page = (slug: string, variant: string) =>
  pages.find((one) => one.slug === slug && one.variant === variant)!;

test.each(["au", "ca", "ie"])("who else can help and who may advise is said for %s", (variant) => {
  for (const slug of ["contact-us", "complaints", "accessibility-statement"]) {
    const { body } = page(slug, variant);
    // British law and British bodies are no help there.
    expect(body).not.toMatch(/\{\{fact:uk-|Information Commissioner’s Office|In the UK/);
    expect(body).not.toBe(page(slug, "").body);
  }
});

test("the statement says the day it was prepared on", () => {
  for (const { body } of pages.filter(({ slug }) => slug === "accessibility-statement")) {
    expect(body).toMatch(/prepared on \d{1,2} \w+ \d{4}/);
    expect(body).not.toMatch(/this year/);
  }
});

test("each kind of people at a university has words of its own, and the others lead to them", () => {
  const kinds = pages.filter(({ slug }) => slug.startsWith("universities-"));
  expect(kinds.length).toBeGreaterThanOrEqual(3);
  const { body } = page("universities", "");
  for (const { slug } of kinds) {
    expect(body).toContain(`](/universities/${slug.replace("universities-", "")})`);
  }
  expect(new Set(kinds.map((kind) => kind.body)).size).toBe(kinds.length);
});
