import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { postType } from "#domain/editorial/blog/blog-types.ts";
import { siteType } from "#domain/editorial/site/site-type.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { insertPage } from "#domain/pages/write-page.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { findToInsert } from "./find-to-insert.server.ts";

const now = new Date("2026-11-16T09:00:00Z");
const fields = { category: "career-advice", tags: [], tools: [] };

test("a link's picker names the tool first, then pages that speak of it", async () => {
  const staff = await aStaffMember({ staffRole: "editor" });
  const words = { description: "", body: "Use the visa check.", reviewBy: null, author: null };
  const page = { slug: "about-it", title: "About the visa check", ...words, fields };
  await addPage(postType, staff, page, now);
  await publishPage(postType, staff, { slug: "about-it" }, now);

  const found = (await findToInsert(null, "visa check")).map(({ value }) => value);
  expect(found[0]).toBe("/visa-check");
  expect(found.indexOf("/blog/about-it")).toBeGreaterThan(0);
});

test("a fact's picker puts those whose names have the words before those that only say them", async () => {
  const names = (await findToInsert("facts", "new entrant")).map(({ value }) => value);
  expect(names).toContain("uk-new-entrant-floor");
  // More of them have the words in their name than the picker shows.
  expect(names.filter((name) => !name.includes("new-entrant"))).toEqual([]);
});

test("the words of several countries are one page to link to, and a tool has a name", async () => {
  const words = { description: "", body: "Words.", reviewBy: null, author: null };
  const page = { slug: "about-us", title: "About us", ...words, status: "published" } as const;
  for (const variant of ["", "au", "ca"]) {
    const content = { ...page, variant, publishedAt: now, fields: { tools: [] } };
    await db.transaction((tx) => insertPage(tx, siteType, content, { byId: null, at: now }));
  }
  const found = await findToInsert(null, "about us");
  expect(found.filter(({ value }) => value === "/about-us")).toHaveLength(1);
  const hours = await findToInsert(null, "count your hours");
  expect(hours).toContainEqual({
    ...{ value: "/work-hours", title: "Count your hours", detail: "/work-hours" },
  });
});
