import type { MetaDescriptor } from "react-router";
import type { RootData } from "#app/root-data.ts";

/** As `meta` is given them, the root first. */
export type MetaMatches = readonly ({ id: string; loaderData: unknown } | undefined)[];

/**
 * The address search engines should know a page by; further pages of a list are pages of their own.
 * Nothing on a university's own site, which is for its people.
 */
export function canonicalLink(matches: MetaMatches, path: string, page = 1): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  if (!root?.site.origin || root.site.isMicrosite) return [];
  const query = page > 1 ? `?page=${page}` : "";
  return [{ tagName: "link", rel: "canonical", href: root.site.origin + path + query }];
}
