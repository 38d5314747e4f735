import { memberOf } from "#app/member.server.ts";
import { calendarOf, findCalendar } from "#domain/jobs/saved/calendar.server.ts";
import type { Route } from "./+types/route";

/** The same dates once, as a file, for those who want no feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id: userId, timeZone } = memberOf(context);
  const choices = (await findCalendar(userId)) ?? { closings: true, ownDates: true };
  const text = await calendarOf({ userId, timeZone }, choices, { now: new Date(), isFeed: false });
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="waymark-saved-jobs.ics"',
      "cache-control": "no-store",
    },
  });
}
