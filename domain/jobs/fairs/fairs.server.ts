import type { Fair } from "./fair.ts";
import { readFair } from "./read-fair.server.ts";

const files = import.meta.glob<string>("/content/fairs/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every fair by its slug. Their dates and words stand in content/fairs. */
export const fairs: ReadonlyMap<string, Fair> = new Map(
  Object.entries(files).map(([file, source]) => {
    const slug = file.slice(file.lastIndexOf("/") + 1, -".md".length);
    return [slug, readFair(slug, source)];
  }),
);

/** A fair that has an address of its own, and so a file. */
export function fairAt(slug: string): Fair {
  const fair = fairs.get(slug);
  if (!fair) throw new Error(`There is no content/fairs/${slug}.md`);
  return fair;
}
