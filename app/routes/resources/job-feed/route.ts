import { createHash } from "node:crypto";
import { data } from "react-router";
import { siteContext } from "#app/contexts.ts";
import { readBoardSearch } from "#domain/jobs/board/board.ts";
import { isBoardAway } from "#domain/jobs/board/board-away.server.ts";
import { feedText } from "#domain/jobs/search-feed/feed-text.server.ts";
import { type FeedFormat, feedFormats } from "#domain/jobs/search-feed/search-feed.ts";
import type { Route } from "./+types/route";

const SECONDS = 900;

/** Any search of a board as a feed. Its two formats and two boards are one module. */
export async function loader({ request, pattern, context }: Route.LoaderArgs) {
  const board = pattern.includes("part-time-jobs") ? "part-time-jobs" : "jobs";
  const format: FeedFormat = pattern.endsWith(".atom") ? "atom" : "json";
  const { origin, isMicrosite } = context.get(siteContext);
  const search = readBoardSearch(board, new URL(request.url).searchParams);
  const text = await feedText(search, { format, origin, now: new Date() }).catch(away);

  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  const headers = {
    etag,
    // On a university's site only its members read it, so no proxy may hand it on.
    "cache-control": `${isMicrosite ? "private" : "public"}, max-age=${SECONDS}`,
    "x-robots-tag": "noindex",
  };
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, "content-type": `${feedFormats[format].type}; charset=utf-8` },
  });
}

function away(error: unknown): never {
  if (!isBoardAway(error)) throw error;
  throw data("The jobs board is not available right now. Try again in half a minute.", {
    status: 503,
    headers: { "retry-after": "30" },
  });
}
