import type { SitePageView } from "#domain/editorial/site/site-view.ts";
import { canonicalLink, type MetaMatches } from "./canonical.ts";

/** What search engines read of a page about ourselves. */
export function siteMeta(page: SitePageView | undefined, matches: MetaMatches, path: string) {
  if (!page) return [];
  return [
    { title: `${page.title} - Waymark` },
    { name: "description", content: page.description },
    ...canonicalLink(matches, path),
  ];
}
