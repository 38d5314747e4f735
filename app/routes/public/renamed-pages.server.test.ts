import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { ambassadorType } from "#domain/editorial/ambassadors/ambassador-type.ts";
import { authorType, categoryType, postType } from "#domain/editorial/blog/blog-types.ts";
import { ebookType } from "#domain/editorial/ebooks/ebook-type.ts";
import { caseStudyType } from "#domain/editorial/people/people-types.ts";
import { chapterType, readingType } from "#domain/jumpstart/reading/jumpstart-types.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import type { AnyPageType } from "#domain/pages/page-type.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { renamePage } from "#domain/pages/rename-page.server.ts";
import { guest } from "#rules/access/visitor.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { loader as readPlaybook } from "../jumpstart/playbook-chapter/route.tsx";
import { loader as readReading } from "../jumpstart/reading/route.tsx";
import { loader as readAuthor } from "./author/route.tsx";
import { loader as readBlog } from "./blog-post/route.tsx";
import { loader as readAmbassador } from "./campus-ambassador/route.tsx";
import { loader as readCaseStudy } from "./case-study/route.tsx";
import { loader as readEbook } from "./ebook/route.tsx";
import { loader as readChapter } from "./ebook-chapter/route.tsx";

const now = new Date("2026-11-16T09:00:00Z");
const words = {
  ...{ title: "Visa team", description: "", body: "# One\n\nWords.", reviewBy: null },
  author: null,
};
const postFields = { category: "news", tags: [], tools: [] };
const ebookFields = { forWhom: "For all", inside: [], sample: 1 };
const ambassadorFields = {
  ...{ name: "Ana", university: "Northgate", course: "", languages: [], ask: [], since: "" },
  isDemo: true,
};
const caseFields = { university: "Northgate", place: "", size: "", isDemo: true };

type Loader = (args: never) => Promise<unknown>;
type Renamed = { type: AnyPageType; fields: object; read: Loader; path: string };

/** Every kind of page whose address staff may change, and what reads it. */
const kinds: readonly Renamed[] = [
  { type: postType, fields: postFields, read: readBlog, path: "/blog/:slug" },
  { type: categoryType, fields: { order: 1 }, read: readBlog, path: "/blog/:slug" },
  { type: authorType, fields: { role: "" }, read: readAuthor, path: "/author/:slug" },
  { type: ebookType, fields: ebookFields, read: readEbook, path: "/ebook/:slug" },
  { type: ebookType, fields: ebookFields, read: readChapter, path: "/ebook/:slug/read/one" },
  {
    ...{ type: caseStudyType, fields: caseFields, read: readCaseStudy },
    path: "/university-case-study/:slug",
  },
  {
    ...{ type: ambassadorType, fields: ambassadorFields, read: readAmbassador },
    path: "/campus-ambassadors/:slug",
  },
  {
    ...{ type: readingType, read: readReading, path: "/jumpstart/reading-list/:slug" },
    fields: { topic: "work", order: 1, countries: [] },
  },
  {
    ...{ type: chapterType, fields: { order: 1, exercise: "Write." }, read: readPlaybook },
    path: "/jumpstart/linkedin-starter-playbook/:slug",
  },
];

for (const { type, fields, read, path } of kinds) {
  test(`a renamed ${type.name} answers 301 at ${path} with both of its former names`, async () => {
    const staff = await aStaffMember();
    await addPage(type, staff, { slug: "one-name", ...words, fields }, now);
    await publishPage(type, staff, { slug: "one-name" }, now);
    await renamePage(type, staff, { slug: "one-name", to: "another" }, now);
    await renamePage(type, staff, { slug: "another", to: "the-last" }, now);

    for (const slug of ["one-name", "another"]) {
      const to = path.replace(":slug", "the-last");
      expect(await answerOf(read, path, slug)).toEqual([301, to]);
    }
  });
}

async function answerOf(loader: Loader, path: string, slug: string) {
  const context = new RouterContextProvider();
  context.set(visitorContext, guest);
  context.set(siteContext, { origin: "http://localhost" } as never);
  const args = {
    ...{ params: { slug, chapter: "one" }, context },
    request: new Request(`http://localhost${path.replace(":slug", slug)}`),
  };
  const answer = await loader(args as never).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? [answer.status, answer.headers.get("location")] : answer;
}
