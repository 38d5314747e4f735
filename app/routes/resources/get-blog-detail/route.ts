import { uncachedJson } from "#app/uncached-json.ts";
import { findBlogSlug } from "#domain/editorial/blog-slugs.queries.server.ts";
import type { Route } from "./+types/route";

/** Whether a blog post or category stands at this slug: '1', or '0' for absent. */
export async function loader({ params }: Route.LoaderArgs) {
  const found = await findBlogSlug(params.slug, new Date());
  return uncachedJson({
    status: true,
    isSlugExists: found ? "1" : "0",
    message: found ? found.title : "There is no blog post at this address.",
  });
}
