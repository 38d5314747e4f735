import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import { upcomingMeetingsOf } from "#domain/meetings/calendar/meetings.queries.server.ts";
import { modeLabels } from "#domain/meetings/calendar/mode-labels.ts";
import type { findHomeFacts } from "#domain/reports/home/home-facts.queries.server.ts";
import { placeName } from "#rules/clock-times.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";

type Ahead = NonNullable<Awaited<ReturnType<typeof findHomeFacts>>>["meetings"][number];

/** A meeting as a line of somebody's home, on their own clock. */
export function meetingLine({ title, host, startsAt, mode, state }: Ahead, zone: string) {
  return {
    href: meetingPaths.book,
    title: `${title} with ${host}`,
    when: `${dayAndTimeIn(zone, startsAt)}, ${placeName(zone)} time`,
    place: state === "offered" ? "Waiting for your answer" : modeLabels[mode],
  };
}

/** Somebody's meetings among their dates. */
export async function meetingMoments(userId: string, now: Date) {
  const ahead = await upcomingMeetingsOf(userId, now);
  return ahead.map(({ meeting, service, host }) => ({
    title: `${service.title} with ${host.name}`,
    at: meeting.startsAt,
    zone: host.zone,
  }));
}
