import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { linksIn } from "./links-in.ts";
import type { LinkTarget } from "./own-links.ts";
import { pageAddress } from "./page-address.ts";

export type LinkingPage = {
  type: string;
  slug: string;
  title: string;
  body: string;
  fields: unknown;
};

export type PlacedLink = { address: string; place: string; title: string };

/** A page's own address, the anchors in it, and every link in its words and fields. */
export function readPageLinks(page: LinkingPage): { target: LinkTarget; links: PlacedLink[] } {
  const place = pageAddress(page.type, page.slug, isTopLevel(page.fields)) ?? `/${page.slug}`;
  const { html, headings } = renderMarkdown(page.body, "ours", { hasHeadingIds: true });
  const links = new Set([...linksIn(html), ...linksInFields(page.fields)]);
  return {
    target: { address: place, anchors: headings.map(({ id }) => id) },
    links: [...links].map((address) => ({
      address: address.startsWith("#") ? `${place}${address}` : address,
      place,
      title: page.title,
    })),
  };
}

function isTopLevel(fields: unknown): boolean {
  return (fields as { isTopLevel?: unknown } | null)?.isTopLevel === true;
}

/** Fields hold addresses too, such as the tools beside a guide; also within lists, and in Markdown. */
function linksInFields(fields: unknown): string[] {
  if (typeof fields === "string") {
    if (/^(\/[a-z0-9]|https:\/\/)\S*$/.test(fields)) return [fields];
    return [...fields.matchAll(/\]\((\/[^)\s]*|https:[^)\s]*)\)/g)].map(([, href]) => href!);
  }
  if (typeof fields !== "object" || fields === null) return [];
  return Object.values(fields).flatMap(linksInFields);
}
