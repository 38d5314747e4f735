import { createHash } from "node:crypto";
import { data } from "react-router";
import { openPlanCalendar, planCalendar } from "#domain/jumpstart/calendar/plan-calendar.server.ts";
import type { Route } from "./+types/route";

/** Somebody's plan for their calendar app. The address is the key: an old or false one is nothing. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const now = new Date();
  const userId = await openPlanCalendar(params.token, now);
  if (!userId) throw data("There is no calendar at this address.", { status: 404 });

  const text = await planCalendar(userId, { now, isFeed: true });
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  const headers = { etag, "cache-control": "private, no-cache", "x-robots-tag": "noindex" };
  if (request.headers.get("if-none-match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, {
    headers: { ...headers, "content-type": "text/calendar; charset=utf-8" },
  });
}
