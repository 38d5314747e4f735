import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { meetings } from "#db/schema/meetings.ts";
import { linkTo } from "#platform/links.server.ts";
import type { CalendarEvent } from "#rules/calendar.ts";
import { meetingPaths } from "../calendar/meeting-paths.ts";
import { joined } from "../calendar/meetings.queries.server.ts";
import { datesOf } from "../letters/mail-meetings.server.ts";
import { entryOf } from "../letters/meeting-calendar.ts";

const RETENTION_DAYS = 30;
const MAX_MEETINGS = 200;

/** Somebody's meetings for their own calendar. Those who read it cannot move or cancel one. */
export async function meetingEntriesOf(userId: string, now: Date): Promise<CalendarEvent[]> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  const rows = await joined(db)
    .where(
      and(
        eq(meetings.userId, userId),
        gt(meetings.endsAt, oldest),
        inArray(meetings.state, ["booked", "cancelled", "no-show"]),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(MAX_MEETINGS);
  return rows.map((whole) => {
    // The mailed link lets its holder cancel, and an invitation names the person: neither is in a feed.
    const {
      organiser: _organiser,
      attendee: _attendee,
      ...entry
    } = entryOf({
      ...datesOf(whole),
      url: linkTo(meetingPaths.book),
    });
    return entry;
  });
}
