import { data } from "react-router";
import { readHostFeed } from "#domain/meetings/feeds/host-feed.server.ts";
import type { Route } from "./+types/route";

/** A host's meetings for their own calendar. The address is the key, and they can end it. */
export async function loader({ params }: Route.LoaderArgs) {
  const feed = await readHostFeed(params.token, new Date());
  if (feed === null) throw data("We could not find that calendar.", { status: 404 });
  return new Response(feed, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
