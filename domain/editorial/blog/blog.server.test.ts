import { expect } from "vitest";
import { addPage } from "#domain/pages/add-page.server.ts";
import type { PageType } from "#domain/pages/page-type.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { renamePage } from "#domain/pages/rename-page.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { findAuthor, findInBlog, loadBlog } from "./blog.server.ts";
import { authorType, categoryType, postType } from "./blog-types.ts";

const now = new Date("2031-03-01T09:00:00Z");
const when = { now, today: "2031-03-01" };

type Written<Fields> = { slug: string; title: string; body?: string; fields: Fields };

async function aPage<Fields>(type: PageType<Fields>, page: Written<Fields>) {
  const staff = await aStaffMember();
  const words = { description: "About it", body: "Words.", reviewBy: null, author: null };
  const author = type.name === "post" ? "visa-team" : null;
  const added = await addPage(type, staff, { ...words, ...page, author }, now);
  if (!added.ok) throw new Error(added.error);
  await publishPage(type, staff, { slug: page.slug }, now);
  return staff;
}

async function aBlog() {
  await aPage(authorType, { slug: "visa-team", title: "Visa team", fields: { role: "" } });
  const staff = await aPage(categoryType, { slug: "news", title: "News", fields: { order: 1 } });
  const fields = { category: "news", tags: [], tools: ["/work-hours"] };
  await aPage(postType, { slug: "one", title: "One", body: "Count every Sunday shift.", fields });
  return staff;
}

test("a renamed category leads on for ever, and keeps its posts", async () => {
  const staff = await aBlog();
  await renamePage(categoryType, staff, { slug: "news", to: "updates" }, now);

  expect(await findInBlog("news", 1, when)).toEqual({ movedTo: "/blog/updates" });
  expect(await findInBlog("updates", 1, when)).toMatchObject({
    posts: [{ title: "One", category: { to: "/blog/updates", label: "News" } }],
  });
});

test("a renamed author leads on for ever, and keeps their posts", async () => {
  const staff = await aBlog();
  await renamePage(authorType, staff, { slug: "visa-team", to: "rules-team" }, now);

  expect(await findAuthor("visa-team", 1, when)).toEqual({ movedTo: "/author/rules-team" });
  expect(await findAuthor("rules-team", 1, when)).toMatchObject({
    list: { posts: [{ title: "One", author: { to: "/author/rules-team" } }] },
  });
  expect(await findInBlog("one", 1, when)).toMatchObject({
    author: { to: "/author/rules-team", label: "Visa team" },
  });
});

test("a search reads the text of posts, word by word", async () => {
  await aBlog();
  const found = async (asked: string) => (await loadBlog({ asked, page: 1 }, when)).posts.length;
  expect(await found("sunday")).toBe(1);
  expect(await found("one Sunday news")).toBe(1);
  expect(await found("monday")).toBe(0);
  expect(await found("Can I count the Sunday")).toBe(1);
  // Every word, not one of them.
  expect(await found("Sunday monday")).toBe(0);
  expect(await found("100%")).toBe(0);
});

test("a post shows the tools it names", async () => {
  await aBlog();
  expect(await findInBlog("one", 1, when)).toMatchObject({
    tools: [{ to: "/work-hours", label: "Count your hours" }],
  });
});
