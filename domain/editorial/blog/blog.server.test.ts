import { expect } from "vitest";
import { addPage } from "#domain/pages/add-page.server.ts";
import type { PageType } from "#domain/pages/page-type.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { renamePage } from "#domain/pages/rename-page.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { findAuthor, findInBlog, loadBlog, POSTS_A_PAGE } from "./blog.server.ts";
import { loadBlogFeed } from "./blog-feed.server.ts";
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

test("a list is of one tag or one category, and has pages", async () => {
  await aBlog();
  for (let at = 0; at < POSTS_A_PAGE; at += 1) {
    const fields = { category: at === 0 ? "other" : "news", tags: ["visas"], tools: [] };
    await aPage(postType, { slug: `more-${at}`, title: `More ${at}`, fields });
  }
  const listed = async (chosen: { tag?: string; page?: number }) =>
    loadBlog({ asked: "", page: 1, ...chosen }, when);
  expect(await listed({})).toMatchObject({ total: POSTS_A_PAGE + 1, pageCount: 2 });
  expect((await listed({})).posts).toHaveLength(POSTS_A_PAGE);
  expect((await listed({ page: 2 })).posts).toHaveLength(1);
  expect(await listed({ tag: "visas" })).toMatchObject({ total: POSTS_A_PAGE, pageCount: 1 });
  expect(await listed({ tag: "nobody" })).toMatchObject({ total: 0, posts: [] });
  expect(await findInBlog("news", 1, when)).toMatchObject({ total: POSTS_A_PAGE });
});

test("the feed has each post with its address and days, and signs in titles are escaped", async () => {
  await aBlog();
  const fields = { category: "news", tags: [], tools: [] };
  await aPage(postType, { slug: "two", title: "Pay & <lines>", fields });
  const feed = await loadBlogFeed("https://waymark.example", when);
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain("<id>https://waymark.example/blog/two</id>");
  expect(feed).toContain("<title>Pay &amp; &lt;lines&gt;</title>");
  expect(feed.match(/<published>2031-03-01T09:00:00.000Z</g)).toHaveLength(2);
});
