import { memberOf } from "#app/member.server.ts";
import { planCalendar } from "#domain/jumpstart/calendar/plan-calendar.server.ts";
import type { Route } from "./+types/route";

/** The plan once, as a file, for those who want no feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const text = await planCalendar(memberOf(context).id, { now: new Date(), isFeed: false });
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="waymark-plan.ics"',
      "cache-control": "no-store",
    },
  });
}
