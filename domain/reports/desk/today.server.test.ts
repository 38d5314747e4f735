import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { pageSlugs, pages } from "#db/schema/pages.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { listStaffActs } from "./today.queries.server.ts";

const now = new Date("2031-03-01T09:00:00Z");

test("what colleagues did names the page, by any slug it had, and acts without one have none", async () => {
  const staff = await aStaffMember();
  const [page] = await db
    .insert(pages)
    .values({
      ...{ type: "post", slug: "first-week", title: "First week", description: "", body: "" },
      ...{ status: "draft", fields: {}, revision: 1, createdAt: now, updatedAt: now },
    })
    .returning({ id: pages.id });
  const slugs = ["first-week", "week-one"];
  await db
    .insert(pageSlugs)
    .values(slugs.map((slug) => ({ type: "post", slug, pageId: page!.id, since: now })));
  await db.insert(securityEvents).values([
    { kind: "page-saved", actorId: staff.id, at: now, detail: { type: "post", page: "week-one" } },
    { kind: "announcement-set", actorId: staff.id, at: now },
  ]);

  const acts = await listStaffActs(now);

  expect(acts.map(({ kind, page }) => [kind, page])).toEqual([
    ["announcement-set", null],
    ["page-saved", { type: "post", slug: "first-week", title: "First week" }],
  ]);
});
