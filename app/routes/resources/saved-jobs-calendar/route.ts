import { createHash } from "node:crypto";
import { data } from "react-router";
import { otherDates } from "#app/compose/account/other-dates.server.ts";
import { calendarOf } from "#domain/jobs/saved/calendar.server.ts";
import { openCalendar } from "#domain/jobs/saved/calendar-address.server.ts";
import type { Route } from "./+types/route";

/** Somebody's dates for their calendar app. The address is the key: an old or false one is nothing. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const now = new Date();
  const calendar = await openCalendar(params.token, now);
  if (!calendar) throw data("There is no calendar at this address.", { status: 404 });

  const others = await otherDates(calendar.userId, calendar.choices, now);
  const text = await calendarOf(calendar, calendar.choices, { now, isFeed: true, others });
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  const headers = {
    etag,
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
  };
  if (request.headers.get("if-none-match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, {
    headers: { ...headers, "content-type": "text/calendar; charset=utf-8" },
  });
}
