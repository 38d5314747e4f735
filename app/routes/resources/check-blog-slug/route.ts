import { uncachedJson } from "#app/uncached-json.ts";
import { findBlogSlug } from "#domain/editorial/blog-slugs.queries.server.ts";
import type { Route } from "./+types/route";

/** What a slug names: 1 a post, 2 a category, 0 nothing. */
export async function loader({ params }: Route.LoaderArgs) {
  const found = await findBlogSlug(params.slug, new Date());
  return uncachedJson({
    status: true,
    type: found?.type ?? 0,
    message: found ? found.title : "There is no blog post at this address.",
  });
}
