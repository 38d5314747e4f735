import { otherDates } from "#app/compose/account/other-dates.server.ts";
import { memberOf } from "#app/member.server.ts";
import { calendarOf, findCalendar } from "#domain/jobs/saved/calendar.server.ts";
import type { Route } from "./+types/route";

const usual = { closings: true, ownDates: true, events: false, meetings: false, plan: false };

/** The same dates once, as a file, for those who want no feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id: userId, timeZone } = memberOf(context);
  const now = new Date();
  const choices = (await findCalendar(userId)) ?? usual;
  const others = await otherDates(userId, choices, now);
  const text = await calendarOf({ userId, timeZone }, choices, { now, isFeed: false, others });
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="waymark-saved-jobs.ics"',
      "cache-control": "no-store",
    },
  });
}
