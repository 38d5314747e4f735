import { and, eq, gte, isNull, ne } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { redirects } from "#db/schema/editorial.ts";
import { events } from "#db/schema/events.ts";
import { pageSlugs, pages } from "#db/schema/pages.ts";
import { factRows } from "#domain/facts/facts.server.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { linksIn } from "./links-in.ts";
import type { LinkTarget, OwnWeb } from "./own-links.ts";
import { pageAddress } from "./page-address.ts";
import { type PlacedLink, readPageLinks } from "./page-links.server.ts";

export type Collected = { web: OwnWeb; links: PlacedLink[] };

/** Every link in our words and facts, and what our own are compared with. */
export async function collectLinks(patterns: readonly string[], now: Date): Promise<Collected> {
  const rows = await db
    .select({
      type: pages.type,
      slug: pages.slug,
      title: pages.title,
      body: pages.body,
      fields: pages.fields,
      status: pages.status,
    })
    .from(pages)
    .where(ne(pages.status, "unpublished"));
  const read = rows.map((row) => ({ ...readPageLinks(row), status: row.status }));
  // A draft's links are checked too; but nothing may link to it yet.
  const open = read.filter(({ status }) => status === "published" || status === "scheduled");

  return {
    web: {
      patterns,
      targets: targetsOf(open.map(({ target }) => target)),
      moved: await movedPaths(),
    },
    links: [...read.flatMap(({ links }) => links), ...(await eventLinks(now)), ...factLinks()],
  };
}

/** Workshops and webinars that are not over: nobody fixes the words of the others. */
async function eventLinks(now: Date): Promise<PlacedLink[]> {
  const rows = await db
    .select({ slug: events.slug, title: events.title, body: events.body })
    .from(events)
    .where(and(ne(events.state, "cancelled"), isNull(events.path), gte(events.endsAt, now)));
  return rows.flatMap(({ slug, title, body }) => {
    const place = ["/workshop-and-webinars", slug].join("/");
    const { html } = renderMarkdown(body, "staff");
    return linksIn(html).map((address) => ({
      address: address.startsWith("#") ? `${place}${address}` : address,
      ...{ place, title },
    }));
  });
}

/** Several pages may stand at one address, as the questions do: all their headings are there. */
export function targetsOf(targets: readonly LinkTarget[]): ReadonlyMap<string, LinkTarget> {
  const byAddress = Map.groupBy(targets, ({ address }) => address);
  return new Map(
    [...byAddress].map(([address, same]) => [
      address,
      { address, anchors: same.flatMap(({ anchors }) => anchors) },
    ]),
  );
}

/** Former slugs and redirects lead on by themselves. */
async function movedPaths(): Promise<ReadonlySet<string>> {
  const former = await db
    .select({ type: pageSlugs.type, slug: pageSlugs.slug })
    .from(pageSlugs)
    .innerJoin(pages, eq(pages.id, pageSlugs.pageId))
    .where(ne(pages.slug, pageSlugs.slug));
  const set = await db.select({ from: redirects.fromPath }).from(redirects);
  const slugs = former.flatMap(({ type, slug }) => pageAddress(type, slug, true) ?? []);
  return new Set([...slugs, ...set.map(({ from }) => from)]);
}

function factLinks(): PlacedLink[] {
  return factRows().map(({ name, label, source }) => ({
    address: source.url,
    place: ["/staff/facts", name].join("/"),
    title: label,
  }));
}
