import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { pages } from "#db/schema/pages.ts";
import { no, ok } from "#rules/result.ts";
import { test } from "#test/database.ts";
import { anEvent } from "#test/event-factories.ts";
import { checkLinks, type LinkCheck } from "./check-links.server.ts";
import { listLinks } from "./links.queries.server.ts";

const now = new Date("2031-03-01T02:15:00Z");
const patterns = ["/jobs", "/blog/:slug", "/staff/facts/:fact_name"];
const nothingOutside: Pick<LinkCheck, "patterns" | "probe"> = { patterns, probe: null };

async function aPost(slug: string, body: string, status: "published" | "draft" = "published") {
  await db.insert(pages).values({
    ...{ type: "post", slug, title: `Post ${slug}`, description: "", status, body, fields: {} },
    ...{ revision: 1, createdAt: now, updatedAt: now },
  });
}

const ownLinks = async () => {
  const { rows } = await listLinks({ page: 1, kind: "own" });
  return rows.map(({ address, state, reason }) => [address, state, reason]);
};

test("links to ourselves are compared with the table, the pages and their headings", async () => {
  await aPost("one", "[a](/jobs) [b](/blog/two#here) [c](/blog/three) [d](/nowhere)");
  await aPost("two", "## Here\n\n[e](/blog/draft) [f](/blog/one#gone)");
  await aPost("draft", "[g](/jobs)", "draft");

  await checkLinks({ ...nothingOutside, now });

  expect(await ownLinks()).toEqual([
    ["/blog/draft", "broken", "no-such-page"],
    ["/blog/one#gone", "broken", "no-such-anchor"],
    ["/blog/three", "broken", "no-such-page"],
    ["/nowhere", "broken", "no-such-address"],
    ["/blog/two#here", "fine", null],
    ["/jobs", "fine", null],
  ]);
  const { rows } = await listLinks({ page: 1, kind: "own" });
  expect(rows.find(({ address }) => address === "/jobs")?.places).toEqual([
    { place: "/blog/draft", title: "Post draft" },
    { place: "/blog/one", title: "Post one" },
  ]);
});

test("a link that was fixed or taken out is no longer broken", async () => {
  await aPost("one", "[a](/nowhere)");
  await aPost("two", "[b](/blog/three)");
  await checkLinks({ ...nothingOutside, now });
  await aPost("three", "Here.");
  await db.update(pages).set({ body: "No link." }).where(eq(pages.slug, "one"));

  await checkLinks({ ...nothingOutside, now: new Date("2031-03-02T02:15:00Z") });

  expect(await ownLinks()).toEqual([["/blog/three", "fine", null]]);
});

test("a site that is away is broken after three nights, since the first of them", async () => {
  await aPost("one", "[a](https://away.example/page)");
  const night = (day: number) => new Date(Date.UTC(2031, 2, day, 2));
  const probe = async (address: string) =>
    address.startsWith("https://away.example") ? no("unreachable") : ok({});
  const states: unknown[] = [];
  for (const day of [1, 2, 3]) {
    await checkLinks({ patterns, probe, now: night(day), pauseMs: 0 });
    const { rows } = await listLinks({ page: 1, kind: "outside" });
    states.push(rows.find(({ address }) => address.includes("away"))?.state);
  }
  expect(states).toEqual(["unsure", "unsure", "broken"]);
  const { rows } = await listLinks({ page: 1, state: "broken" });
  expect(rows).toMatchObject([{ failures: 3, failingSince: night(1) }]);
});

test("links in the words of every kind of page are checked, and of events to come", async () => {
  for (const [at, type] of ["question", "ebook", "landing", "manual", "guide-ireland"].entries()) {
    await db.insert(pages).values({
      ...{ type, slug: `a-${type}`, title: type, description: "", status: "published" as const },
      ...{ body: `[a](/gone-${at})`, fields: {}, revision: 1, createdAt: now, updatedAt: now },
    });
  }
  const soon = new Date("2031-04-01T10:00:00Z");
  await anEvent({ slug: "soon", startsAt: soon, body: "[b](/gone-from-an-event)" });
  await anEvent({ slug: "over", startsAt: new Date("2031-02-01T10:00:00Z"), body: "[c](/old)" });

  await checkLinks({ ...nothingOutside, now });

  expect((await ownLinks()).map(([address]) => address)).toEqual([
    ...[0, 1, 2, 3, 4].map((at) => `/gone-${at}`),
    "/gone-from-an-event",
  ]);
});
