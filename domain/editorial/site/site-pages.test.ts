import { expect, test } from "vitest";
import { contentOf } from "#test/content.ts";
import { siteType } from "./site-type.ts";

const pages = contentOf(siteType);
const page = (slug: string, variant: string) =>
  pages.find((one) => one.slug === slug && one.variant === variant)!;

test.each(["au", "ca", "ie"])("who else can help and who may advise is said for %s", (variant) => {
  for (const slug of ["contact-us", "complaints"]) {
    const { body } = page(slug, variant);
    // British law and British bodies are no help there.
    expect(body).not.toMatch(/\{\{fact:uk-|Information Commissioner’s Office|In the UK/);
    expect(body).not.toBe(page(slug, "").body);
  }
});
