import type { SitePageView } from "#domain/editorial/site/site-view.ts";

/** What search engines read of a page about ourselves. */
export function siteMeta(page: SitePageView | undefined) {
  if (!page) return [];
  return [{ title: `${page.title} - Waymark` }, { name: "description", content: page.description }];
}
