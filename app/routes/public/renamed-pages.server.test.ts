import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { authorType, categoryType } from "#domain/editorial/blog/blog-types.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { renamePage } from "#domain/pages/rename-page.server.ts";
import { guest } from "#rules/access/visitor.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { loader as readAuthor } from "../author/route.tsx";
import { loader as readBlog } from "./route.tsx";

const now = new Date("2026-11-16T09:00:00Z");
const words = { title: "Visa team", description: "", body: "Words.", reviewBy: null, author: null };

test("a renamed category and a renamed author answer 301 at their former addresses", async () => {
  const staff = await aStaffMember();
  await addPage(categoryType, staff, { slug: "news", ...words, fields: { order: 1 } }, now);
  await addPage(authorType, staff, { slug: "visa-team", ...words, fields: { role: "" } }, now);
  await publishPage(categoryType, staff, { slug: "news" }, now);
  await publishPage(authorType, staff, { slug: "visa-team" }, now);
  await renamePage(categoryType, staff, { slug: "news", to: "updates" }, now);
  await renamePage(authorType, staff, { slug: "visa-team", to: "rules-team" }, now);

  expect(await answerOf(readBlog, "/blog/news")).toEqual([301, "/blog/updates"]);
  expect(await answerOf(readAuthor, "/author/visa-team")).toEqual([301, "/author/rules-team"]);
});

async function answerOf(loader: typeof readBlog | typeof readAuthor, path: string) {
  const context = new RouterContextProvider();
  context.set(visitorContext, guest);
  context.set(siteContext, { origin: "http://localhost" } as never);
  const args = {
    ...{ params: { slug: path.split("/").at(-1) }, context },
    request: new Request(`http://localhost${path}`),
  };
  const answer = await loader(args as never).catch((thrown: Response) => thrown);
  return answer instanceof Response ? [answer.status, answer.headers.get("location")] : answer;
}
