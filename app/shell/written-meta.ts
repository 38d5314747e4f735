import { canonicalLink, type MetaMatches } from "#app/compose/site/canonical.ts";

/** What search engines read of a page of our own words. */
export function writtenMeta(
  { title, description }: { title: string; description: string },
  matches: MetaMatches,
  path: string,
) {
  return [
    { title: `${title} - Waymark` },
    { name: "description", content: description },
    ...canonicalLink(matches, path),
  ];
}
