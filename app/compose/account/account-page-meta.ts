import type { MetaDescriptor } from "react-router";

type SiteFacts = { origin: string; isMicrosite: boolean };

/**
 * The address search engines should know a sign-in screen by. Null where they
 * should not know it: with a query, which may hold a token or somebody's next
 * page, and on a university's own site, which is for its people.
 */
export function canonicalOf(url: URL, { origin, isMicrosite }: SiteFacts): string | null {
  return url.search === "" && !isMicrosite ? origin + url.pathname : null;
}

/** Without a query the screen is the same for every guest, so it may be cached; it shows universities. */
export function cacheForGuests(url: URL): { headers?: Record<string, string> } {
  return url.search === "" ? { headers: { "x-waymark-keep": "universities" } } : {};
}

export function accountPageMeta(canonical: string | null | undefined): MetaDescriptor[] {
  return canonical
    ? [{ tagName: "link", rel: "canonical", href: canonical }]
    : [{ name: "robots", content: "noindex" }];
}
