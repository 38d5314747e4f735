import { expect, vi } from "vitest";
import { postType } from "#domain/editorial/blog/blog-types.ts";
import { guideTypeOf } from "#domain/guides/guide-types.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage, unpublishPage } from "#domain/pages/publish-page.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { nearPages } from "./near-pages.server.ts";
import { searchSite } from "./search-site.server.ts";

const now = new Date("2026-11-16T09:00:00Z");
const hour = (count: number) => new Date(now.getTime() + count * 3600_000);
const guideType = guideTypeOf("ireland")!;
const SECTION = "/country-guide/:slug/cv";
const OVERVIEW = "/country-guide/:slug/overview";
const everywhere = ["/blog/:slug", OVERVIEW, SECTION, "/companies/:slug", "/visa-check"];

const words = { reviewBy: null, author: null, body: "Words." };

async function aPost(staff: Member, slug: string, title: string, body = "Words.") {
  const fields = { category: "career-advice", tags: [], tools: [] };
  const post = { ...words, slug, title, body, description: "A post.", fields };
  await addPage(postType, staff, post, now);
}

async function aSection(staff: Member, slug: string, body: string) {
  const fields = { tools: [] };
  const page = { ...words, slug, title: "CV", body, description: "A page.", fields };
  await addPage(guideType, staff, page, now);
  await publishPage(guideType, staff, { slug }, now);
}

async function paths(q: string, patterns: readonly string[] = everywhere, at = now) {
  const asked = { q, patterns, variant: "", now: at, today: "2026-11-16" };
  const { kinds, employers } = await searchSite(asked, { offset: 0, limit: 5 });
  const pages = kinds.flatMap(({ results }) => results.map(({ path }) => path));
  return [...pages, ...employers.map(({ slug }) => `/companies/${slug}`)];
}

/** How soon is measured by benches; a machine under tests may be slow. */
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 30_000, interval: 20 });

// @both-engines: the index is fed from the outbox.
test("a page is found once it is published, by misspelt words too, and no longer when it is taken off", async () => {
  const staff = await aStaffMember();
  await startTestSearch();
  await aPost(staff, "on-references", "References from far away");
  expect(await paths("references")).toEqual([]);

  await publishPage(postType, staff, { slug: "on-references" }, now);
  await soon(async () => expect(await paths("references")).toEqual(["/blog/on-references"]));
  expect(await paths("refernces")).toEqual(["/blog/on-references"]);

  await unpublishPage(postType, staff, { slug: "on-references" }, now);
  await soon(async () => expect(await paths("references")).toEqual([]));
});

test("for a minute the same readers' same words are one search, and others' are their own", async () => {
  const staff = await aStaffMember();
  await startTestSearch();
  await aPost(staff, "on-notice", "Notice periods");
  await publishPage(postType, staff, { slug: "on-notice" }, now);
  await soon(async () => expect(await paths("notice")).toEqual(["/blog/on-notice"]));
  const asked = { q: "notice", patterns: everywhere, variant: "", now, today: "2026-11-16" };
  const found = await nearPages(asked);
  expect(found).toEqual([{ kind: "post", title: "Notice periods", path: "/blog/on-notice" }]);
  expect(await nearPages({ ...asked, now: new Date(now.getTime() + 59_000) })).toBe(found);
  expect(await nearPages({ ...asked, patterns: ["/visa-check"] })).toEqual([]);
});

test("what stands behind an address that the reader may not open is not found", async () => {
  const staff = await aStaffMember();
  await aSection(staff, "overview", "Permits in Ireland.");
  await aSection(staff, "cv", "Permits on a CV.");
  await startTestSearch();

  expect(await paths("permits")).toEqual([
    "/country-guide/ireland/overview",
    "/country-guide/ireland/cv",
  ]);
  const withoutSections = everywhere.filter((pattern) => pattern !== SECTION);
  expect(await paths("permits", withoutSections)).toEqual(["/country-guide/ireland/overview"]);
  expect(await paths("permits", [])).toEqual([]);
});

test("a guide's page that is near an address says which guide it is of", async () => {
  const staff = await aStaffMember();
  await aSection(staff, "cv", "Permits on a CV.");
  await startTestSearch();

  const asked = { q: "permits", patterns: everywhere, variant: "", now, today: "2026-11-16" };
  const near = await nearPages(asked);
  expect(near.map(({ title }) => title)).toEqual(["CV, Ireland guide"]);
});

test("a scheduled page is found from its moment on", async () => {
  const staff = await aStaffMember();
  await aPost(staff, "later", "Rules of tomorrow");
  await publishPage(postType, staff, { slug: "later", from: hour(2) }, now);
  await startTestSearch();

  expect(await paths("tomorrow")).toEqual([]);
  expect(await paths("tomorrow", everywhere, hour(3))).toEqual(["/blog/later"]);
});

test("tools and employers are found by name, and words that say nothing find nothing", async () => {
  const employer = await anEmployer({ name: "Quillfern Analytics" });
  await startTestSearch();

  expect(await paths("quilfern")).toEqual([`/companies/${employer.slug}`]);
  expect(await paths("skilled worker verdict")).toEqual(["/visa-check"]);
  expect(await paths("how do I")).toEqual([]);
});

test("where nothing has every word, the one that leaves the most is left out, and is told", async () => {
  const staff = await aStaffMember();
  await aPost(staff, "one", "Interviews", "Questions about interviews and referees.");
  await publishPage(postType, staff, { slug: "one" }, now);
  await aPost(staff, "two", "Warehouses", "Shifts.");
  await publishPage(postType, staff, { slug: "two" }, now);
  await startTestSearch();

  const asked = { q: "interviews referees warehouses", patterns: everywhere, variant: "", now };
  const found = await searchSite({ ...asked, today: "2026-11-16" }, { offset: 0, limit: 5 });
  expect(found.dropped).toEqual(["warehouses"]);
  expect(found.kinds.map(({ results }) => results.map(({ path }) => path))).toEqual([
    ["/blog/one"],
  ]);
});

test("an excerpt shows the words where they stand, marked", async () => {
  const staff = await aStaffMember();
  const body = `${"Much else is said here. ".repeat(40)}Then the employer sponsors nurses. After it.`;
  await aPost(staff, "long", "Long", body);
  await publishPage(postType, staff, { slug: "long" }, now);
  await startTestSearch();

  const asked = { q: "sponsoring nurse", patterns: everywhere, variant: "", now };
  const found = await searchSite({ ...asked, today: "2026-11-16" }, { offset: 0, limit: 5 });
  const [result] = found.kinds[0]!.results;
  const marked = result!.excerpt.filter(({ isMarked }) => isMarked).map(({ text }) => text);
  expect(marked).toEqual(["sponsors", "nurses"]);
  expect(result!.excerpt.map(({ text }) => text).join("")).toMatch(/^Then the employer/);
});
