import { memberOf } from "#app/member.server.ts";
import { pointsCalendar } from "#domain/visas/au/points-calendar.server.ts";
import { typedFrom } from "#domain/visas/au/typed.ts";
import type { Route } from "./+types/route";

/** The days on which the points of a calculation change, as a calendar file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const typed = typedFrom(new URL(request.url).searchParams);
  return new Response(pointsCalendar(memberOf(context), typed, new Date()), {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="waymark-points.ics"',
      "cache-control": "no-store",
    },
  });
}
