import { isNull } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { pages } from "#db/schema/pages.ts";
import { pageTypes } from "#domain/page-types.ts";
import { testOnDemo } from "#test/demo.ts";
import { demoPagePaths } from "./demo-pages.ts";

const test = testOnDemo(new Date("2026-07-10T09:00:00Z"));

test("the demo's own pages are those that no file of ours made", async () => {
  const rows = await db
    .select({ type: pages.type, slug: pages.slug })
    .from(pages)
    .where(isNull(pages.fileHash));
  const folders = new Map(pageTypes.map(({ name, folder }) => [name as string, folder]));
  const paths = rows.map(({ type, slug }) => `${folders.get(type)}/${slug}.md`);

  expect(paths.sort()).toEqual(demoPagePaths.toSorted());
});
