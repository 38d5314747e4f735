import type { meetingHosts } from "#db/schema/meeting-hosts.ts";
import type { meetingServices, meetings } from "#db/schema/meetings.ts";
import { blockedSpan } from "#rules/meetings/slots.ts";

export type Service = typeof meetingServices.$inferSelect;
export type Host = typeof meetingHosts.$inferSelect;
export type Meeting = typeof meetings.$inferSelect;
/** A meeting with what it is about and with whom. */
export type WholeMeeting = { meeting: Meeting; service: Service; host: Host };

/** States in which a meeting is ahead and takes its host's time. An exclusion constraint names the same. */
export const takingStates = ["booked", "offered"] as const;

/** As much of a visitor as a booking has to know. */
export type Booker =
  | { kind: "guest" }
  | { kind: "member"; id: string; role: string; universityId: number | null };

/** Roles that meet the advisers of their own university; everybody else meets our team. */
const students = new Set(["student", "alumni", "ambassador", "predeparture_student"]);

/** Whose services somebody sees: a university's, or null for those of our team. */
export function deskFor(booker: Booker): number | null {
  return booker.kind === "member" && students.has(booker.role) ? booker.universityId : null;
}

/** Until when the person may move or cancel it themselves. */
export function changeableUntil({ meeting, service }: WholeMeeting): Date {
  return new Date(meeting.startsAt.getTime() - service.noticeHours * 3_600_000);
}

const JOIN_MINUTES_BEFORE = 10;

/** As it was booked: its service may last longer or shorter by now. */
export function minutesOf({ startsAt, endsAt }: Pick<Meeting, "startsAt" | "endsAt">): number {
  return (endsAt.getTime() - startsAt.getTime()) / 60_000;
}

/** The video link is shown shortly before the start and while it lasts. */
export function isNearJoining({ startsAt, endsAt }: Meeting, now: Date): boolean {
  return startsAt.getTime() - JOIN_MINUTES_BEFORE * 60_000 <= now.getTime() && endsAt > now;
}

/** The columns that say when, buffers included. */
export function timesOf(service: Service, host: Pick<Host, "id">, startsAt: Date) {
  const start = startsAt.getTime();
  return {
    startsAt,
    endsAt: new Date(start + service.minutes * 60_000),
    blocked: blockedRange(host.id, blockedSpan(start, service)),
  };
}

export const HOST_STRIDE = 100_000_000_000n;

/**
 * A host's stretch of time as one range of whole numbers, as the column `blocked` stores it: the host's
 * number in front of the seconds, so that ranges of two hosts never overlap.
 */
function blockedRange(hostId: number, span: { from: number; until: number }): string {
  const at = (instant: number) => BigInt(hostId) * HOST_STRIDE + BigInt(Math.floor(instant / 1000));
  return `[${at(span.from)},${at(span.until)})`;
}
