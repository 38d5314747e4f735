import { placeName } from "#rules/clock-times.ts";
import { clockIn, dayAndTimeIn, shortDayIn, timeIn } from "#rules/zoned-time.ts";
import {
  changeableUntil,
  isNearJoining,
  minutesOf,
  type WholeMeeting,
} from "../calendar/meeting.ts";
import { meetingPaths } from "../calendar/meeting-paths.ts";
import { whereOf } from "../letters/mail-meetings.server.ts";
import { meetingToken } from "../letters/meeting-token.server.ts";
import type { TicketView } from "./ticket-view.ts";

/** One's own meeting as a ticket, on one's own clock and the host's. */
export function ticketOf(
  whole: WholeMeeting,
  { zone, now }: { zone: string; now: Date },
): TicketView {
  const { meeting, service, host } = whole;
  const token = meetingToken(meeting.id);
  const until = changeableUntil(whole);
  const kept = meeting.state === "offered" ? meeting.offerExpiresAt : null;
  const isOpen = meeting.state === "booked" && meeting.endsAt > now;
  return {
    title: `${service.title} with ${host.name}`,
    state: meeting.state === "booked" && meeting.endsAt <= now ? "over" : meeting.state,
    keptUntil: kept && kept > now ? dayAndTimeIn(zone, kept) : null,
    cv: meeting.cvFileId ? meeting.cvName : null,
    when: `${shortDayIn(zone, meeting.startsAt)}, ${timeIn(zone, meeting.startsAt)}`,
    minuteOfDay: clockIn(zone, meeting.startsAt).minutes,
    place: placeName(zone),
    minutes: minutesOf(meeting),
    hostWhen:
      zone === host.zone
        ? null
        : { when: dayAndTimeIn(host.zone, meeting.startsAt), place: placeName(host.zone) },
    where: whereOf(whole),
    join: isOpen && isNearJoining(meeting, now) ? host.videoUrl : null,
    hasLink: meeting.mode === "video" && host.videoUrl !== null,
    email: meeting.email,
    reason: meeting.reason,
    summary: meeting.summary,
    changeable: isOpen && until > now ? dayAndTimeIn(zone, until) : null,
    writeTo: isOpen && until <= now ? host.email : null,
    page: meetingPaths.meeting(token),
    dates: meetingPaths.dates(token),
  };
}
