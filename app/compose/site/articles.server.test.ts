import { expect } from "vitest";
import { ambassadorType } from "#domain/editorial/ambassadors/ambassador-type.ts";
import { decideOwnPage } from "#domain/editorial/ambassadors/own-page/decide-own-page.server.ts";
import { ownPageSchema } from "#domain/editorial/ambassadors/own-page/own-page.schema.ts";
import { unsafeWaitingOwnPages } from "#domain/editorial/ambassadors/own-page/own-pages.server.ts";
import { sendOwnPage } from "#domain/editorial/ambassadors/own-page/write-own-page.server.ts";
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
import { aPerson, aStaffMember, aUniversity } from "#test/factories.ts";
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

test("each chapter of a book is listed, and what an ambassador writes of themselves", async () => {
  const staff = await aStaffMember();
  const fields = { forWhom: "You", inside: ["One"], sample: 1 };
  const book = { slug: "a-book", ...words, body: "# First\n\nWords.\n\n# Second\n\nMore." };
  await addPage(ebookType, staff, { ...book, fields: ebookType.fields.parse(fields) }, at(0));
  await publishPage(ebookType, staff, { slug: "a-book" }, at(1));
  const university = await aUniversity({ name: "Northgate University" });
  const ada = await aPerson("ambassador", { university });
  const typed = { name: "Ada", course: "MSc", languages: "English", about: "Of me", ask: "Hours" };
  const input = ownPageSchema.parse({ ...typed, body: "I came from Gdynia.", agrees: "on" });
  await sendOwnPage(ada, { input, photo: Buffer.from([]) }, at(0));
  const [page] = await unsafeWaitingOwnPages();
  const decision = { pageId: page!.id, revision: page!.revision, isApproved: true, note: null };
  await decideOwnPage(staff, decision, at(1));

  const paths = (await listArticles(at(2))).map(({ path }) => path);
  expect(paths).toEqual([
    ...["/ebook/a-book", "/ebook/a-book/read/first", "/ebook/a-book/read/second"],
    "/campus-ambassadors/ada",
  ]);
});
