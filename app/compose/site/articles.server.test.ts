import { expect } from "vitest";
import { ambassadorType } from "#domain/editorial/ambassadors/ambassador-type.ts";
import { authorType, categoryType, postType } from "#domain/editorial/blog/blog-types.ts";
import { ebookType } from "#domain/editorial/ebooks/ebook-type.ts";
import { caseStudyType } from "#domain/editorial/people/people-types.ts";
import { legalType } from "#domain/editorial/written-types.ts";
import { guideTypeOf } from "#domain/guides/guide-types.ts";
import { readingType } from "#domain/jumpstart/reading/jumpstart-types.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { loadContent } from "#domain/pages/load-content.server.ts";
import type { PageType } from "#domain/pages/page-type.ts";
import { publishPage, unpublishPage } from "#domain/pages/publish-page.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { listArticles } from "./articles.server.ts";

const guideType = guideTypeOf("ireland")!;
const at = (minute: number) => new Date(Date.UTC(2031, 2, 1, 9, minute));
const words = { title: "One", description: "Of one", body: "Words.", reviewBy: null, author: null };
const ofPost = { category: "advice", tags: [], tools: [] };

type Staff = Awaited<ReturnType<typeof aStaffMember>>;

async function aDraft<Fields>(staff: Staff, type: PageType<Fields>, slug: string, fields: Fields) {
  const added = await addPage(type, staff, { slug, ...words, fields }, at(0));
  if (!added.ok) throw new Error(added.error);
}

test("published posts and sections of guides are listed with the moment of their change", async () => {
  const staff = await aStaffMember();
  await aDraft(staff, postType, "one", ofPost);
  await aDraft(staff, guideType, "visa-details", { tools: [] });
  await publishPage(postType, staff, { slug: "one" }, at(1));
  await publishPage(guideType, staff, { slug: "visa-details" }, at(2));

  expect(await listArticles(at(3))).toEqual([
    { path: "/country-guide/ireland/visa-details", changedAt: at(2) },
    { path: "/blog/one", changedAt: at(1) },
  ]);
});

test("drafts, pages taken away and those whose moment has not come are not listed", async () => {
  const staff = await aStaffMember();
  for (const slug of ["draft", "gone", "later"]) await aDraft(staff, postType, slug, ofPost);
  await publishPage(postType, staff, { slug: "gone" }, at(1));
  await unpublishPage(postType, staff, { slug: "gone" }, at(2));
  await publishPage(postType, staff, { slug: "later", from: at(20) }, at(2));

  expect(await listArticles(at(19))).toEqual([]);
  expect(await listArticles(at(20))).toEqual([{ path: "/blog/later", changedAt: at(20) }]);
});

test("a section that no guide has is not listed, since nothing answers there", async () => {
  const staff = await aStaffMember();
  await aDraft(staff, guideType, "no-such-section", { tools: [] });
  await publishPage(guideType, staff, { slug: "no-such-section" }, at(1));

  expect(await listArticles(at(2))).toEqual([]);
});

test("people, ebooks and case studies are listed; what needs an account or is listed elsewhere is not", async () => {
  const people = [ambassadorType, authorType];
  const read = [caseStudyType, categoryType, ebookType];
  await loadContent([...people, ...read, readingType, legalType], at(0));

  const articles = await listArticles(at(1));
  const paths = articles.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/author/visa-desk",
      "/blog/career-advice",
      "/campus-ambassadors/chiamaka",
      "/ebook/from-student-visa-to-skilled-worker",
      "/university-case-study/northgate-university",
    ]),
  );
  expect(paths.filter((path) => /^\/[^/]+$|^\/jumpstart/.test(path))).toEqual([]);
  // A file's own day is told, and not the day we loaded it.
  const ambassador = articles.find(({ path }) => path === "/campus-ambassadors/chiamaka");
  expect(ambassador?.changedAt).toEqual(new Date("2026-09-14T08:00:00.000Z"));
});
