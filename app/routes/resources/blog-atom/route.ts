import { siteContext } from "#app/contexts.ts";
import { today } from "#app/today.ts";
import { loadBlogFeed } from "#domain/editorial/blog/blog-feed.server.ts";
import type { Route } from "./+types/route";

/** The newest posts, for feed readers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const headers = {
    "content-type": "application/atom+xml; charset=utf-8",
    "cache-control": "public, max-age=600",
  };
  return new Response(await loadBlogFeed(origin, today()), { headers });
}
