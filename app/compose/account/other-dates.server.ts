import { eventEntriesOf } from "#domain/events/my-event-entries.server.ts";
import type { CalendarChoices } from "#domain/jobs/saved/calendar.server.ts";
import { planEntriesOf } from "#domain/jumpstart/calendar/plan-calendar.server.ts";
import { meetingEntriesOf } from "#domain/meetings/feeds/my-meetings.server.ts";
import type { CalendarEvent } from "#rules/calendar.ts";

/** What somebody chose to have in their calendar besides their saved jobs. */
export async function otherDates(
  userId: string,
  { events, meetings, plan }: CalendarChoices,
  now: Date,
): Promise<CalendarEvent[]> {
  const found = await Promise.all([
    events ? eventEntriesOf(userId, now) : [],
    meetings ? meetingEntriesOf(userId, now) : [],
    plan ? planEntriesOf(userId, now) : [],
  ]);
  return found.flat();
}
